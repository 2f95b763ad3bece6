-- The day whose place an order takes, and its band of distance then; null: placed before days had places.
alter table orders add column slot_day date, add column slot_band text;
create index orders_slot on orders (slot_day) where slot_day is not null and status <> 'canceled';

-- A day that has become full moves the promises that cached answers show.
alter table catalog_changes drop constraint catalog_changes_what_check;
alter table catalog_changes add constraint catalog_changes_what_check
  check (what in ('products', 'details', 'trend', 'names', 'brands', 'content', 'days', 'all'));
create trigger orders_place_freed after update of status on orders
  for each row when (new.status = 'canceled' and old.status <> 'canceled' and new.slot_day is not null)
  execute function note_change('days');
