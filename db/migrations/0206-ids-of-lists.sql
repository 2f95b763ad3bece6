-- What a filter of the list of orders finds is read from its index alone, as ids, and those of several filters are intersected: each
-- order was looked up to ask for the next filter. Each of these replaces one that every order wrote already.
drop index orders_status;
create index orders_status on orders (status, placed_at, id);
drop index orders_place;
create index orders_place on orders (place_folded, id);
drop index orders_taken;
create index orders_taken on orders (source, id) where source <> 'site';
drop index orders_shopper;
create index orders_shopper on orders (shopper_id, placed_at desc, id);
drop index orders_city;
create index order_figures_place on order_figures (city, area, order_id);
-- Parcels that came back or were lost, which alone of all stages keep growing in number.
create index parcels_ended on parcels (stage, order_id) where stage in ('back', 'lost') and return_id is null;
-- An index alone answers for a page of the table only if no row of it changed since the last vacuum.
alter table orders set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
alter table parcels set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
alter table order_figures set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
