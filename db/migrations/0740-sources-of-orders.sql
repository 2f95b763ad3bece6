-- What brought the shopper to the site before they ordered; null where nothing is known, and of orders that staff took.
alter table orders add column came_from text
  check (came_from in ('link', 'feed', 'instagram', 'facebook', 'whatsapp', 'telegram', 'search'));
create index orders_came_from on orders (came_from, id) where came_from is not null;
