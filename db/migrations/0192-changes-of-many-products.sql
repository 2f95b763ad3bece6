-- Changes of many products at once other than prices: previewed, applied together, undone together.
create table product_changes (
  id         text primary key default new_id(),
  state      text not null default 'draft' check (state in ('draft', 'applied', 'undone')),
  action     jsonb not null,
  made_by    text not null references staff,
  made_at    timestamptz not null,
  applied_at timestamptz,
  undone_at  timestamptz,
  check ((applied_at is null) = (state = 'draft')),
  check ((undone_at is not null) = (state = 'undone'))
);
create index product_changes_made on product_changes (made_at desc) where state <> 'draft';
create index product_changes_drafts on product_changes (made_by) where state = 'draft';

-- One product of a change. `before` and `after` hold only the fields that the action sets. `problem`: why it stays as
-- it is. `outcome`: what became of it.
create table product_change_rows (
  change_id  text not null references product_changes on delete cascade,
  product_id text not null references products on delete cascade,
  version    integer not null,
  before     jsonb not null,
  after      jsonb not null,
  problem    text check (problem in ('state', 'same', 'incomplete', 'edited', 'changed', 'placeGone', 'minutePast')),
  missing    text[] not null default '{}',
  outcome    text check (outcome in ('applied', 'skipped', 'restored', 'kept')),
  primary key (change_id, product_id)
);
create index product_change_rows_product on product_change_rows (product_id);
