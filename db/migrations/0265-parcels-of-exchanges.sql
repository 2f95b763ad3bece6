-- The pieces of an exchange are sent as an order that costs nothing: its lines have no price.
alter table order_lines drop constraint order_lines_check, drop constraint order_lines_full_price_check;
alter table order_lines
  add constraint order_lines_check check (unit_price between 0 and full_price),
  add constraint order_lines_full_price_check check (full_price >= 0);
