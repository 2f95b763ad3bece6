-- The questions that staff saved for their list of orders: a name, and the query of the list's address.
create table order_views (
  id         text primary key default new_id(),
  staff_id   text not null references staff on delete cascade,
  name       text not null check (length(name) between 1 and 40),
  query      text not null check (length(query) between 1 and 500),
  is_shared  boolean not null default false,
  created_at timestamptz not null default now(),
  unique (staff_id, name)
);

-- The list by place and by how orders came.
create index orders_city on orders ((address ->> 'city'), placed_at desc, id desc);
create index orders_taken on orders (placed_at desc, id desc) where source <> 'site';
