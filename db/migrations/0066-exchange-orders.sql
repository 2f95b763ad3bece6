-- An exchange for another product: an order beside the return whose refund it is paid with.
-- Source: the merchant's rules, "Returns desk".

alter table orders add column exchange_of text references returns (id) on delete set null;
create unique index orders_exchange on orders (exchange_of) where exchange_of is not null and status <> 'canceled';
