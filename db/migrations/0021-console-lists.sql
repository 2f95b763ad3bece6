-- What the console's lists ask for: orders by the beginning of their number, and by place in time.
create index orders_number_prefix on orders (number text_pattern_ops);
drop index orders_placed;
create index orders_placed on orders (placed_at, id);
