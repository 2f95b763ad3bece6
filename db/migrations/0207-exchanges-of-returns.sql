-- The exchanges of a return, canceled ones too: an order's page and each return of a run read all orders for them. Few orders are
-- exchanges, and no other writes here.
create index orders_of_exchange on orders (exchange_of) where exchange_of is not null;
