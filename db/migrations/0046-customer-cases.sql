-- What customers write or say, until it is answered and closed; notes of the staff about a customer.
create table cases (
  id          text primary key default new_id(),
  shopper_id  text not null references shoppers on delete cascade,
  order_id    text references orders on delete set null,
  kind        text not null check (kind in ('question', 'complaint', 'appeal', 'privacy')),
  channel     text not null check (channel in ('site', 'phone', 'whatsapp', 'facebook', 'telegram', 'shop', 'other')),
  opened_at   timestamptz not null,
  due_at      timestamptz not null,
  answered_at timestamptz check (answered_at >= opened_at),
  closed_at   timestamptz check (closed_at >= opened_at),
  version     integer not null default 1 check (version > 0)
);
create index cases_shopper on cases (shopper_id, opened_at desc);
create index cases_open on cases (due_at) where closed_at is null;
create unique index cases_open_appeal on cases (shopper_id) where kind = 'appeal' and closed_at is null;

create table case_messages (
  id       bigint generated always as identity primary key,
  case_id  text not null references cases on delete cascade,
  -- Null: the customer.
  staff_id text references staff,
  text     text not null check (length(text) between 1 and 2000),
  at       timestamptz not null
);
create index case_messages_case on case_messages (case_id, id);
create trigger case_messages_stay before update on case_messages for each row execute function refuse_change();

create table customer_notes (
  id         text primary key default new_id(),
  shopper_id text not null references shoppers on delete cascade,
  staff_id   text not null references staff,
  text       text not null check (length(text) between 1 and 1000),
  at         timestamptz not null
);
create index customer_notes_shopper on customer_notes (shopper_id, at);
create trigger customer_notes_stay before update on customer_notes for each row execute function refuse_change();
