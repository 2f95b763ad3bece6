-- The counts of the stock list read these apart from all variants. No order that is placed writes either.
create index variants_own_level on variants (product_id) where low_level is not null;
create index variants_damaged on variants (product_id) where damaged > 0;
-- What a courier or a company has carried, with the order: the list by courier read all parcels for it. Written at the door of the
-- house, not when an order is placed.
create index parcels_of_courier on parcels (courier_id, order_id) where courier_id is not null and return_id is null;
create index parcels_of_company on parcels (company_id, order_id) where company_id is not null and return_id is null;
