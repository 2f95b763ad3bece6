-- The cash that an order's door owes or paid, as a column: the list of orders sums thousands from one index.
-- Null where the door paid what was agreed.
alter table orders add column settled_cash bigint;
update orders o set settled_cash = s.cash_due
  from settlements s where s.order_id = o.id and s.cash_due <> o.total - o.total % o.cash_step;
-- contract: generated, and its part by a trigger, so that a running older version need not write them
alter table orders
  add column cash_due bigint not null generated always as (coalesce(settled_cash, total - total % cash_step)) stored;
create index orders_sums on orders (id) include (placed_at, status, is_test, cash_due);
drop index settlements_order;
create index settlements_order on settlements (order_id);

create function keep_settled_cash() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update orders set settled_cash = new.cash_due where id = new.order_id and cash_due <> new.cash_due;
  else
    update orders set settled_cash = null where id = old.order_id and settled_cash is not null;
  end if;
  return null;
end $$;
create trigger settlements_cash after insert or delete on settlements for each row execute function keep_settled_cash();
