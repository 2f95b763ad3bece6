-- When each job last did its work, on whichever instance.
create table job_runs (
  job          text primary key,
  succeeded_at timestamptz,
  failed_at    timestamptz,
  last_error   text not null default ''
);

-- What is bought together is counted order by order as they arrive and go back, instead of from all orders each time.

-- The orders that count, each with the products it was counted with. One that is stale is looked at by the next run.
create table bought_together_orders (
  order_id    text primary key,
  placed_at   timestamptz not null,
  product_ids text[] not null default '{}',
  is_stale    boolean not null default true
);
create index bought_together_orders_stale on bought_together_orders (order_id) where is_stale;
create index bought_together_orders_placed on bought_together_orders (placed_at);

-- In how many of them two products are together; `bought_together` has the most frequent others of each product.
create table bought_together_counts (
  product_id text not null references products on delete cascade,
  other_id   text not null references products on delete cascade,
  orders     integer not null check (orders > 0),
  primary key (product_id, other_id),
  check (product_id <> other_id)
);
create index bought_together_counts_other on bought_together_counts (other_id);

create function note_order_arrived() returns trigger language plpgsql as $$
begin
  insert into bought_together_orders (order_id, placed_at)
  values (coalesce(new.id, old.id), coalesce(new.placed_at, old.placed_at))
      on conflict (order_id) do update set is_stale = true;
  return null;
end $$;
create trigger orders_arrived_added after insert on orders for each row
  when (new.status in ('delivered', 'completed')) execute function note_order_arrived();
create trigger orders_arrived after update of status on orders for each row
  when ((old.status in ('delivered', 'completed')) <> (new.status in ('delivered', 'completed')))
  execute function note_order_arrived();
create trigger orders_arrived_removed after delete on orders for each row
  when (old.status in ('delivered', 'completed')) execute function note_order_arrived();

insert into bought_together_orders (order_id, placed_at)
select id, placed_at from orders where status in ('delivered', 'completed') and placed_at > now() - interval '190 days';

-- The watch asks for these every few seconds.
create index outbox_dead on outbox (dead_at) where dead_at is not null;
