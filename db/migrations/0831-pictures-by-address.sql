-- Pictures of an imported file that are fetched from their addresses, once its products came in.
create table import_addresses (
  import_id  text not null references imports on delete cascade,
  number     integer not null check (number >= 1),
  product_id text not null references products on delete cascade,
  address    text not null check (length(address) <= 2000),
  color_id   text references colors on delete set null,
  state      text not null default 'waiting' check (state in ('waiting', 'fetched', 'added', 'failed')),
  fault      text check ((fault is not null) = (state = 'failed')),
  picture_id text references pictures on delete cascade,
  tries      smallint not null default 0 check (tries >= 0),
  -- Not before this; while it is fetched, until a crashed process may be taken for dead.
  due_at     timestamptz not null default clock_timestamp(),
  primary key (import_id, number),
  check (picture_id is not null or state in ('waiting', 'failed'))
);
create index import_addresses_waiting on import_addresses (due_at) where state in ('waiting', 'fetched');
create index import_addresses_product on import_addresses (product_id);
create index import_addresses_picture on import_addresses (picture_id) where picture_id is not null;
create index import_addresses_color on import_addresses (color_id) where color_id is not null;
