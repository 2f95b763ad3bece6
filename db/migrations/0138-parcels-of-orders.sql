-- All parcels of an order, those of exchanges too: refusals are counted by customer. The other index has the first parcels alone.
create index parcels_of_order on parcels (order_id);
