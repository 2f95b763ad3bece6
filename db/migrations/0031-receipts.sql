-- Goods that come in, and changes of stock by hand. A receipt is a draft until it is posted; posting writes the ledger.
create table suppliers (
  id         text primary key default new_id(),
  name       text not null unique check (name <> '' and length(name) <= 100),
  created_at timestamptz not null default now()
);

create table receipts (
  id          text primary key default new_id(),
  number      bigint not null unique generated always as identity,
  supplier_id text references suppliers (id),
  document    text not null default '' check (length(document) <= 60),
  note        text not null default '' check (length(note) <= 300),
  currency    text not null default 'USD' check (currency in ('USD', 'SYP')),
  state       text not null default 'draft' check (state in ('draft', 'posted', 'reversed')),
  version     integer not null default 1,
  made_by     text not null references staff (id),
  made_at     timestamptz not null,
  posted_by   text references staff (id),
  posted_at   timestamptz,
  check ((state = 'draft') = (posted_at is null))
);
create index receipts_made on receipts (made_at);

create table receipt_lines (
  receipt_id text not null references receipts (id) on delete cascade,
  product_id text not null,
  color_id   text not null,
  size_id    text not null,
  expected   integer check (expected >= 0),
  counted    integer not null check (counted >= 0),
  unit_cost  integer check (unit_cost >= 0),
  position   integer not null,
  primary key (receipt_id, product_id, color_id, size_id),
  foreign key (product_id, color_id, size_id) references variants (product_id, color_id, size_id)
);
create index receipt_lines_variant on receipt_lines (product_id, color_id, size_id);
comment on column receipt_lines.unit_cost is 'US cents or whole pounds, by the receipt''s currency';

alter table stock_ledger add column note text check (length(note) <= 300);
alter table stock_ledger add column receipt_id text references receipts (id);
alter table stock_ledger drop constraint stock_ledger_reason_check;
alter table stock_ledger add constraint stock_ledger_reason_check check (reason in (
  'received', 'supplierReturn', 'counted', 'ordered', 'canceled', 'returned', 'exchangeHeld', 'exchangeReleased', 'edited',
  'refused', 'missing', 'found', 'damaged', 'repaired', 'lost', 'sample', 'gift', 'theft', 'correction', 'scrapped'
)) not valid;
alter table stock_ledger validate constraint stock_ledger_reason_check;
