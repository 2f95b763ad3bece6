-- What happened to the pieces of one order, and the orders of a time whatever their status, are asked for and have no index.

create index orders_placed on orders (placed_at);
create index stock_ledger_order on stock_ledger (order_id) where order_id is not null;
