-- City and area of an order as columns: an index of an expression is never read alone. Beside the customer in one index they leave
-- those of the orders of many customers that went to a city.
-- contract: generated, so that a running older version need not write them
alter table orders
  add column city text not null generated always as (coalesce(address ->> 'city', '')) stored,
  add column area text not null generated always as (coalesce(address ->> 'area', '')) stored;
drop index orders_shopper;
create index orders_shopper on orders (shopper_id, placed_at desc, id) include (city, area);
drop index order_figures_place;
create index orders_city on orders (city, area, id);
