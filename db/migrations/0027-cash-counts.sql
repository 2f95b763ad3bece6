-- Counts of couriers' cash with what the courier says to them, days that are opened again, companies' fees and statements.

-- The place of a line among those of its account: what a count covers is what came after the count before it.
alter table cash_accounts add column line_count bigint not null default 0;
alter table cash_lines add column line_no bigint;
alter table cash_lines disable trigger cash_lines_stays;
update cash_lines l set line_no = n.line_no
  from (select c.entry_id, c.account_id, row_number() over (partition by c.account_id order by e.at, e.id) as line_no
          from cash_lines c join cash_entries e on e.id = c.entry_id) n
 where n.entry_id = l.entry_id and n.account_id = l.account_id;
alter table cash_lines enable trigger cash_lines_stays;
update cash_accounts a set line_count = (select count(*) from cash_lines l where l.account_id = a.id);
-- The trigger gives the number, to lines of a version before as well.
alter table cash_lines alter column line_no set default 0;
-- contract: older writes leave the column out and get the default.
alter table cash_lines alter column line_no set not null;
drop index cash_lines_account;
create unique index cash_lines_account on cash_lines (account_id, line_no);

drop trigger cash_lines_added on cash_lines;
-- The account's row is locked before the number is given, so that numbers stand in the order of the balances.
create or replace function add_cash() returns trigger language plpgsql as $$
begin
  update cash_accounts set balance = balance + new.amount, line_count = line_count + 1
   where id = new.account_id returning line_count into new.line_no;
  return new;
end $$;
create trigger cash_lines_added before insert on cash_lines for each row execute function add_cash();

create table cash_counts (
  id          text primary key default new_id(),
  number      bigint not null unique generated always as identity,
  entry_id    text not null unique references cash_entries,
  courier_id  text not null references staff,
  counted_by  text not null references staff,
  -- In a shop of one person the courier counts.
  is_own      boolean not null,
  notes       jsonb not null,
  counted     bigint not null check (counted >= 0),
  expected    bigint not null,
  answer      text check (answer in ('acknowledged', 'refused')),
  reason      text not null default '',
  answered_at timestamptz,
  at          timestamptz not null,
  check ((answer is null) = (answered_at is null)),
  check (answer is distinct from 'refused' or reason <> '')
);
create index cash_counts_courier on cash_counts (courier_id, number desc);

alter table cash_days add column expected bigint not null default 0;
alter table cash_days add column reopened_at timestamptz;
alter table cash_days add column reopened_by text;
alter table cash_days add column reopen_reason text;
alter table cash_days add check (num_nonnulls(reopened_at, reopened_by, reopen_reason) in (0, 3));
create or replace function check_open_day() returns trigger language plpgsql as $$
begin
  if exists (select from cash_days where day = new.day and reopened_at is null) then
    raise exception 'the day % is closed', new.day using errcode = 'check_violation';
  end if;
  return new;
end $$;

-- What a company keeps for a parcel: pounds, or hundredths of a percent. Included: taken out of what it brings.
alter table companies add column version integer not null default 1;
alter table companies add column fee_kind text not null default 'fixed' check (fee_kind in ('fixed', 'percent'));
alter table companies add column fee_value integer not null default 0 check (fee_value >= 0);
alter table companies add column fee_included boolean not null default true;
alter table companies add check (fee_kind = 'fixed' or fee_value <= 10000);

create table company_statements (
  id         text primary key default new_id(),
  company_id text not null references companies,
  received   bigint not null check (received >= 0),
  into_account text not null check (into_account in ('safe', 'bank')),
  lines      jsonb not null,
  created_by text not null references staff,
  created_at timestamptz not null,
  posted_at  timestamptz,
  posted_by  text references staff,
  entry_id   text references cash_entries,
  check ((posted_at is null) = (posted_by is null))
);
create index company_statements_company on company_statements (company_id, created_at desc);

-- A waybill is remitted once.
create table remitted_waybills (
  company_id   text not null,
  number       text not null,
  statement_id text not null references company_statements,
  amount       bigint not null,
  fee          bigint not null,
  primary key (company_id, number),
  foreign key (company_id, number) references waybills
);
create index remitted_waybills_statement on remitted_waybills (statement_id);
