-- A link by which anybody sees how far an order is, until its shopper takes it back.
create table order_shares (
  order_id  text primary key references orders on delete cascade,
  token     text not null unique check (length(token) = 22),
  shared_at timestamptz not null
);
