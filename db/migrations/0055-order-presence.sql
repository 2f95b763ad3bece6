-- Who of the staff has an order open: an open page says so every few seconds.
create table order_presence (
  order_id text not null references orders on delete cascade,
  staff_id text not null references staff on delete cascade,
  seen_at  timestamptz not null,
  primary key (order_id, staff_id)
);
create index order_presence_seen on order_presence (seen_at);
