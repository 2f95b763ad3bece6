-- Customers without an order stand in the list by their registration.
create index shoppers_created on shoppers (created_at desc, id) where phone is not null;
