-- Counting what is on the shelf. A count is a draft until it is posted; posting writes the differences into the ledger.
create table stock_counts (
  id          text primary key default new_id(),
  number      bigint not null unique generated always as identity,
  place       text not null default '' check (length(place) <= 100),
  category_id text references categories (id),
  state       text not null default 'counting' check (state in ('counting', 'recount', 'posted', 'dropped')),
  made_by     text not null references staff (id),
  made_at     timestamptz not null,
  ended_by    text references staff (id),
  ended_at    timestamptz,
  check ((state in ('posted', 'dropped')) = (ended_at is not null)),
  check ((ended_by is null) = (ended_at is null))
);

create table stock_count_lines (
  count_id        text not null references stock_counts (id) on delete cascade,
  product_id      text not null,
  color_id        text not null,
  size_id         text not null,
  counted         integer not null check (counted >= 0),
  expected        integer not null check (expected >= 0),
  counted_by      text not null references staff (id),
  needs_second    boolean not null default false,
  second          integer check (second >= 0),
  second_expected integer check (second_expected >= 0),
  second_by       text references staff (id),
  short           integer check (short > 0),
  entered_at      timestamptz not null,
  primary key (count_id, product_id, color_id, size_id),
  foreign key (product_id, color_id, size_id) references variants (product_id, color_id, size_id),
  check (num_nonnulls(second, second_expected, second_by) in (0, 3)),
  check (second_by <> counted_by)
);
create index stock_count_lines_variant on stock_count_lines (product_id, color_id, size_id);
comment on column stock_count_lines.expected is 'Pieces that should have been on the shelf when the line was last entered';
comment on column stock_count_lines.short is 'Pieces of open orders that were not found, when the count was posted';

alter table stock_ledger add column count_id text references stock_counts (id);
