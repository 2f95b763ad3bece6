-- From the order to the door and back to the safe: parcels, calls, settlements, couriers' runs, cash.

-- Packed, handed over and delivered as one: one an order, one an exchange. `stage` is the sub-state of the order's status.
create table parcels (
  id             text primary key default new_id(),
  order_id       text not null references orders on delete cascade,
  -- The exchange it brings; null: what was ordered.
  return_id      text references returns on delete cascade,
  stage          text check (stage in ('toConfirm', 'toPick', 'picking', 'short', 'packed', 'withCourier', 'withCompany', 'atOffice',
                                       'postponed', 'comingBack', 'toUnpack', 'back', 'lost')),
  stage_at       timestamptz not null default now(),
  version        integer not null default 1 check (version > 0),
  held_reason    text check (length(held_reason) between 1 and 500),
  held_until     timestamptz,
  claimed_by     text,
  claimed_at     timestamptz,
  pin            text check (pin ~ '^[0-9]{4}$'),
  pin_tries      integer not null default 0 check (pin_tries between 0 and 5),
  courier_id     text,
  company_id     text,
  attempts       integer not null default 0 check (attempts >= 0),
  next_try       date,
  collect_by     date,
  -- Nothing was kept at the door: why, and when. `refusal_counts`: against the shopper.
  refused_for    text,
  refused_at     timestamptz,
  refusal_counts boolean not null default false,
  check ((held_reason is null) = (held_until is null)),
  check ((claimed_by is null) = (claimed_at is null)),
  check (held_reason is null or stage in ('toConfirm', 'toPick', 'picking', 'short')),
  check ((refused_for is null) = (refused_at is null))
);
create unique index parcels_order on parcels (order_id) where return_id is null;
create unique index parcels_return on parcels (return_id) where return_id is not null;
create index parcels_stage on parcels (stage, stage_at, id) where stage is not null;
create index parcels_courier on parcels (courier_id) where stage in ('withCourier', 'postponed');
create index parcels_held on parcels (held_until) where held_until is not null;

create function make_parcel() returns trigger language plpgsql as $$
begin
  insert into parcels (order_id, stage, stage_at)
  values (new.id, case new.status when 'pending' then 'toConfirm' when 'inProgress' then 'toPick'
                                  when 'inDelivery' then 'withCourier' end, new.placed_at);
  return null;
end $$;
create trigger orders_parcel after insert on orders for each row execute function make_parcel();

insert into parcels (order_id, stage, stage_at)
select id, case status when 'pending' then 'toConfirm' when 'inProgress' then 'toPick' when 'inDelivery' then 'withCourier' end, placed_at
  from orders;

create table parcel_history (
  id          bigint generated always as identity primary key,
  parcel_id   text not null references parcels on delete cascade,
  step        text not null,
  stage       text,
  actor       text not null,
  reason      text not null default '',
  details     jsonb not null default '{}',
  -- When it happened at the door, where that is not when it was written down.
  occurred_at timestamptz,
  at          timestamptz not null default now()
);
create index parcel_history_parcel on parcel_history (parcel_id, id);
create trigger parcel_history_stays before update on parcel_history for each row execute function refuse_change();

create table call_attempts (
  id        bigint generated always as identity primary key,
  order_id  text not null references orders on delete cascade,
  outcome   text not null check (outcome in ('confirmed', 'noAnswer', 'off', 'wrongNumber', 'later', 'changed', 'refuses')),
  next_at   timestamptz,
  actor     text not null,
  at        timestamptz not null default now()
);
create index call_attempts_order on call_attempts (order_id, at);
create trigger call_attempts_stays before update on call_attempts for each row execute function refuse_change();

-- What the terms at the door need of those at placing: the fee that free delivery took off, and from which subtotal.
alter table orders add column fee_before_free bigint check (fee_before_free >= 0);
alter table orders add column free_from bigint check (free_from >= 0);
alter table orders add column cash_step integer not null default 25 check (cash_step > 0);
create index orders_open on orders (shopper_id) where status in ('pending', 'inProgress', 'inDelivery');

-- What was kept and paid at the door. The order's totals stay what was agreed.
create table settlements (
  id           text primary key default new_id(),
  parcel_id    text not null unique references parcels on delete cascade,
  order_id     text not null references orders on delete cascade,
  items        bigint not null check (items >= 0),
  fee          bigint not null check (fee >= 0),
  exact        bigint not null,
  rounding     bigint not null check (rounding <= 0),
  cash_due     bigint not null check (cash_due >= 0),
  collected    bigint not null check (collected >= 0),
  no_pin       text check (no_pin in ('recipientDiffers', 'noPhone', 'pinNotReceived', 'wrongPin')),
  delivered_at timestamptz not null,
  recorded_at  timestamptz not null default now(),
  check (exact = items + fee),
  check (cash_due = exact + rounding)
);
create index settlements_order on settlements (order_id);
create trigger settlements_stays before update on settlements for each row execute function refuse_change();

create table settlement_lines (
  settlement_id text not null references settlements on delete cascade,
  order_id      text not null,
  line_no       integer not null,
  kept          integer not null check (kept >= 0),
  paid          bigint not null check (paid >= 0),
  reason        text,
  primary key (settlement_id, line_no),
  foreign key (order_id, line_no) references order_lines on delete cascade
);
create index settlement_lines_line on settlement_lines (order_id, line_no);
create trigger settlement_lines_stays before update on settlement_lines for each row execute function refuse_change();

-- Every change of what was agreed before it was packed, as it was and as it is.
create table order_changes (
  id        bigint generated always as identity primary key,
  order_id  text not null references orders on delete cascade,
  actor     text not null,
  reason    text not null default '',
  before    jsonb not null,
  after     jsonb not null,
  at        timestamptz not null default now()
);
create index order_changes_order on order_changes (order_id, id);
create trigger order_changes_stays before update on order_changes for each row execute function refuse_change();

-- What is to be settled by a person: pieces that are missing, events that contradict, cash that differs.
create table tasks (
  id         text primary key default new_id(),
  kind       text not null check (kind in ('short', 'conflict', 'difference', 'lost', 'unpaid')),
  order_id   text references orders on delete cascade,
  subject    text not null default '',
  details    jsonb not null default '{}',
  opened_at  timestamptz not null default now(),
  done_at    timestamptz,
  done_by    text
);
create index tasks_open on tasks (kind, opened_at) where done_at is null;
create index tasks_order on tasks (order_id) where order_id is not null;

create table companies (
  id          text primary key default new_id(),
  name_en     text not null,
  name_ar     text not null,
  phone       text not null default '',
  archived_at timestamptz
);

create table waybills (
  company_id text not null references companies,
  number     text not null check (length(number) between 1 and 40),
  parcel_id  text not null references parcels on delete cascade,
  given_at   timestamptz not null default now(),
  primary key (company_id, number)
);
create index waybills_parcel on waybills (parcel_id);

-- A courier's way with parcels, or a handing over to a company.
create table runs (
  id          text primary key default new_id(),
  day         date not null,
  courier_id  text,
  company_id  text references companies,
  status      text not null default 'planned' check (status in ('planned', 'handedOver', 'accepted', 'ended')),
  version     integer not null default 1,
  created_by  text not null,
  created_at  timestamptz not null default now(),
  accepted_at timestamptz,
  ended_at    timestamptz,
  check ((courier_id is null) <> (company_id is null))
);
create index runs_day on runs (day desc, id);
create index runs_courier on runs (courier_id, day desc) where courier_id is not null;

create table run_stops (
  run_id    text not null references runs on delete cascade,
  stop_no   integer not null,
  parcel_id text not null references parcels on delete cascade,
  -- What it ended with: the step that the parcel took.
  outcome   text,
  ended_at  timestamptz,
  primary key (run_id, parcel_id),
  check ((outcome is null) = (ended_at is null))
);
create index run_stops_parcel on run_stops (parcel_id) where ended_at is null;

-- What a courier's device did, perhaps hours ago without a line: applied once, whole, whatever came of it.
create table device_events (
  event_id    text primary key check (length(event_id) between 8 and 64),
  courier_id  text not null,
  sequence    bigint not null,
  parcel_id   text not null,
  kind        text not null,
  body        jsonb not null,
  result      jsonb not null,
  clock_off_s integer not null default 0,
  occurred_at timestamptz not null,
  received_at timestamptz not null default now()
);
create index device_events_courier on device_events (courier_id, received_at desc);
create trigger device_events_stays before update on device_events for each row execute function refuse_change();

-- The cash ledger: double entry in whole pounds. Debit is positive. The balance is the sum of the lines.
create table cash_accounts (
  id      text primary key check (id ~ '^(courier|company|staffDue|expenses):.+$' or id in ('safe', 'bank', 'sales', 'deliveryIncome', 'refunds',
            'rounding', 'companyFees', 'pointsGiven', 'difference', 'lossRecovered', 'loss')),
  balance bigint not null default 0
);
insert into cash_accounts (id)
select unnest('{safe,bank,sales,deliveryIncome,refunds,rounding,companyFees,pointsGiven,difference,lossRecovered,loss}'::text[]);

create table cash_days (
  day       date primary key,
  closed_at timestamptz not null,
  closed_by text not null,
  counted   bigint not null,
  notes     jsonb not null default '{}'
);

create table cash_entries (
  id          text primary key default new_id(),
  kind        text not null check (kind in ('deliver', 'feeAtRefusal', 'refund', 'exchange', 'float', 'handOver', 'remittance', 'settle',
                                            'expense', 'lost', 'reverse')),
  day         date not null,
  order_id    text references orders on delete set null,
  parcel_id   text references parcels on delete set null,
  run_id      text references runs,
  reverses    text unique references cash_entries,
  event_id    text,
  actor       text not null,
  reason      text not null default '',
  details     jsonb not null default '{}',
  occurred_at timestamptz not null,
  at          timestamptz not null default now(),
  check ((kind = 'reverse') = (reverses is not null))
);
create index cash_entries_day on cash_entries (day desc, at desc, id);
create index cash_entries_order on cash_entries (order_id) where order_id is not null;

create table cash_lines (
  entry_id   text not null references cash_entries on delete cascade,
  account_id text not null references cash_accounts,
  amount     bigint not null check (amount <> 0),
  primary key (entry_id, account_id)
);
create index cash_lines_account on cash_lines (account_id);

create function add_cash() returns trigger language plpgsql as $$
begin
  update cash_accounts set balance = balance + new.amount where id = new.account_id;
  return null;
end $$;
create trigger cash_lines_added after insert on cash_lines for each row execute function add_cash();

create function check_entry_sum() returns trigger language plpgsql as $$
begin
  if (select sum(amount) from cash_lines where entry_id = new.entry_id) <> 0 then
    raise exception 'the lines of entry % do not sum to 0', new.entry_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger cash_lines_balanced after insert on cash_lines deferrable initially deferred
  for each row execute function check_entry_sum();

create function check_open_day() returns trigger language plpgsql as $$
begin
  if exists (select from cash_days where day = new.day) then
    raise exception 'the day % is closed', new.day using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger cash_entries_open_day before insert on cash_entries for each row execute function check_open_day();
create trigger cash_lines_stays before update or delete on cash_lines for each row execute function refuse_change();
create trigger cash_entries_stays before delete on cash_entries for each row execute function refuse_change();

-- How far a shopper is trusted by hand, with a review.
create table trust_marks (
  shopper_id text primary key references shoppers on delete cascade,
  level      text not null check (level in ('new', 'known', 'trusted', 'watched', 'blocked')),
  reason     text not null,
  until      timestamptz not null,
  set_by     text not null,
  set_at     timestamptz not null default now()
);

-- Deliveries and counted refusals of numbers whose accounts were erased; the number is a keyed hash.
create table erased_outcomes (
  phone_hash text not null,
  outcome    text not null check (outcome in ('delivered', 'refused')),
  at         timestamptz not null
);
create index erased_outcomes_phone on erased_outcomes (phone_hash);

-- Pieces that are there and cannot be sold stand beside the stock; a movement between the two is two rows of the ledger.
alter table variants add column damaged integer not null default 0 check (damaged >= 0);
alter table stock_ledger add column bucket text not null default 'stock' check (bucket in ('stock', 'damaged'));
alter table stock_ledger drop constraint stock_ledger_reason_check;
alter table stock_ledger add constraint stock_ledger_reason_check check (reason in ('received', 'counted', 'ordered', 'canceled',
  'returned', 'exchangeHeld', 'exchangeReleased', 'edited', 'refused', 'missing', 'found', 'damaged', 'repaired', 'lost'));
