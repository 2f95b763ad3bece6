-- The price that a line had when its shopper put it into the cart or changed it last; null: from before.
alter table cart_lines add column seen_price bigint check (seen_price >= 0);
