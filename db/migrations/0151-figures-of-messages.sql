-- A message may be sent while its order is delivered in a transaction that is not committed yet: figures are counted for every order,
-- or neither would count what the other wrote.
drop trigger order_messages_added_figures on order_messages;
drop trigger order_messages_changed_figures on order_messages;
create trigger order_messages_added_figures after insert on order_messages referencing new table as changed
  for each statement execute function keep_order_figures('order');
create trigger order_messages_changed_figures after update on order_messages referencing new table as changed
  for each statement execute function keep_order_figures('order');
