-- Invoices and credit notes: numbered without a gap, sealed, never changed. Source: the merchant's rules, "Invoices".

-- The last number of a series in a year. Its row is locked until the transaction that took the number ends: a sequence
-- would lose the numbers of those that roll back.
create table invoice_series (
  series text not null check (series in ('invoice', 'credit')),
  year   integer not null,
  prefix text not null check (prefix ~ '^[A-Z]{0,6}$'),
  last   integer not null check (last >= 0),
  primary key (series, year)
);

create function check_series_step() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (new.series, new.year, new.prefix) <> (old.series, old.year, old.prefix) or new.last <> old.last + 1 then
    raise exception 'a series only counts on' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger invoice_series_counts before update or delete on invoice_series for each row execute function check_series_step();

create table invoices (
  id          text primary key default new_id(),
  -- The order of issue; it may have gaps, which numbers have not.
  place       bigint not null generated always as identity unique,
  series      text not null,
  year        integer not null,
  serial      integer not null,
  number      text not null unique,
  -- The business date of its issue.
  day         date not null,
  order_id    text not null references orders,
  -- What it is for. `correction` stands for an invoice that a credit note for a `mistake` took back.
  reason      text not null check (reason in ('delivery', 'feeAtRefusal', 'correction', 'refund', 'difference', 'mistake')),
  -- The invoice that a credit note credits or a correction stands for.
  original_id text references invoices,
  -- The refund of a credit note.
  return_id   text unique references returns,
  total       bigint not null check (total >= 0),
  -- As it is printed, in both languages, without the buyer. Kept as it was written, for its hash.
  content     json not null,
  hash        text not null check (hash = encode(sha256(convert_to(content::text, 'UTF8')), 'hex')),
  issued_at   timestamptz not null,
  unique (series, year, serial),
  foreign key (series, year) references invoice_series,
  check (year = extract(year from day)),
  check ((series = 'invoice') = (reason in ('delivery', 'feeAtRefusal', 'correction'))),
  check ((original_id is null) = (reason in ('delivery', 'feeAtRefusal'))),
  check ((return_id is not null) = (reason = 'refund'))
);
create unique index invoices_delivery on invoices (order_id) where reason in ('delivery', 'feeAtRefusal');
create unique index invoices_mistake on invoices (original_id, series) where reason in ('mistake', 'correction');
create index invoices_order on invoices (order_id);
create index invoices_original on invoices (original_id) where original_id is not null;

create function check_next_number() returns trigger language plpgsql as $$
begin
  if new.serial is distinct from (select last from invoice_series where series = new.series and year = new.year) then
    raise exception 'number % leaves a gap', new.number using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger invoices_in_turn before insert on invoices for each row execute function check_next_number();
create trigger invoices_stay before update or delete on invoices for each row execute function refuse_change();

-- Whom an invoice names. Beside it, because erasing a shopper removes it and the books stay.
create table invoice_buyers (
  invoice_id text primary key references invoices,
  name       text not null,
  address    jsonb not null
);
create trigger invoice_buyers_stay before update on invoice_buyers for each row execute function refuse_change();
