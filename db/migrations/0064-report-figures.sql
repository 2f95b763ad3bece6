-- How often a product was put into a cart on a day, as its views are counted.
alter table product_days add column carts integer not null default 0;

-- How many messages went to a phone for an order; the messages themselves are deleted after a month.
create table order_messages (
  order_id text primary key references orders (id) on delete cascade,
  sent int not null check (sent > 0)
);

-- Reports ask for what was delivered, or came in, in a period.
create index settlements_delivered on settlements (delivered_at);
create index stock_ledger_at on stock_ledger (at);
