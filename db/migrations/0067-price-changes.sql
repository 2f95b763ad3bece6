-- Prices of many products that are changed together: seen first, applied at once or at `due_at`, undone as a whole.
create table price_changes (
  id         text primary key default new_id(),
  state      text not null default 'draft' check (state in ('draft', 'scheduled', 'applied', 'canceled', 'undone')),
  rule       jsonb not null,
  due_at     timestamptz,
  made_by    text not null references staff,
  made_at    timestamptz not null,
  applied_at timestamptz,
  undone_at  timestamptz,
  check (state <> 'scheduled' or due_at is not null),
  check ((applied_at is not null) = (state in ('applied', 'undone')))
);
create index price_changes_due on price_changes (due_at) where state = 'scheduled';
create index price_changes_made on price_changes (made_at desc) where state <> 'draft';

-- One product of a change: its price and discount before and after. `problem`: why it is not chosen by itself.
-- `outcome`: what became of it; one that was edited meanwhile is left as it is.
create table price_change_rows (
  change_id     text not null references price_changes on delete cascade,
  product_id    text not null references products on delete cascade,
  old_price     bigint not null,
  old_reduced   bigint,
  old_starts_at timestamptz,
  old_ends_at   timestamptz,
  new_price     bigint not null,
  new_reduced   bigint,
  new_starts_at timestamptz,
  new_ends_at   timestamptz,
  cost          bigint,
  problem       text check (problem in ('noCost', 'same', 'underCost', 'tooMuch', 'belowReduced', 'notPositive')),
  is_chosen     boolean not null,
  outcome       text check (outcome in ('applied', 'skipped', 'restored', 'kept')),
  primary key (change_id, product_id)
);
create index price_change_rows_product on price_change_rows (product_id);
