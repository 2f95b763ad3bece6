-- What the staff note about an order, for themselves. Its author may reword it for a while; it leaves with the shopper.
create table order_notes (
  id        text primary key default new_id(),
  order_id  text not null references orders on delete cascade,
  staff_id  text not null references staff,
  text      text not null check (length(text) between 1 and 1000),
  at        timestamptz not null,
  edited_at timestamptz
);
create index order_notes_order on order_notes (order_id, at, id);
