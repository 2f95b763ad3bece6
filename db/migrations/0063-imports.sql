-- Files of products on their way into the shop: their rows as they were read, and what became of each product.

create table imports (
  id          text primary key default new_id(),
  file_name   text not null check (length(file_name) <= 200),
  encoding    text not null check (encoding in ('utf-8', 'utf-16le', 'windows-1256', 'xlsx')),
  head        text[] not null,
  columns     text[] not null,
  state       text not null default 'checking'
              check (state in ('checking', 'checked', 'applying', 'applied', 'undoing', 'undone', 'failed')),
  -- Only the products without a refused row.
  valid_rows  boolean not null default false,
  row_count   integer not null check (row_count between 1 and 10000),
  done        integer not null default 0 check (done >= 0),
  total       integer not null default 0 check (total >= 0),
  -- Why nothing was kept; set while what came in already is taken back.
  failure     text,
  made_by     text not null references staff,
  made_at     timestamptz not null,
  applied_at  timestamptz,
  count_id    text references stock_counts on delete set null,
  -- Who works on it: one process at a time, until it stops saying so.
  lease       text,
  lease_until timestamptz,
  -- How often it was begun without getting on.
  attempts    integer not null default 0
);
create index imports_made on imports (made_at);

create table import_rows (
  import_id text not null references imports on delete cascade,
  number    integer not null check (number >= 1),
  cells     text[] not null,
  formulas  integer[] not null default '{}',
  faults    jsonb not null default '[]',
  primary key (import_id, number)
);

create table import_products (
  import_id  text not null references imports on delete cascade,
  number     integer not null check (number >= 1),
  outcome    text not null check (outcome in ('new', 'changed', 'same', 'refused')),
  rows       integer[] not null,
  -- Of a new one, once it came in. It may be deleted afterwards.
  product_id text,
  version    integer,
  plan       jsonb not null,
  -- What the plan replaced, to take it back; set when it came in.
  before     jsonb,
  undone     text check (undone in ('restored', 'kept')),
  primary key (import_id, number)
);

-- What the headings of earlier files turned out to be; '' is a column that is not read.
create table import_headings (
  heading text primary key check (length(heading) between 1 and 200),
  column_name text not null
);
