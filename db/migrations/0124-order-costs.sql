-- What the pieces of an order cost by now, in US cents, so that reports over years need not read its rows of the ledger. It is the
-- sum of those rows, written anew whenever one is added.
create table order_costs (
  order_id text primary key,
  cents bigint not null
);

create function sum_order_costs() returns trigger language plpgsql as $$
begin
  insert into order_costs (order_id, cents)
  select m.order_id, -sum(m.value) from stock_ledger m
   where m.order_id in (select order_id from added where order_id is not null)
     and m.bucket = 'stock' and not m.is_opening
     and m.reason in ('ordered', 'edited', 'returned', 'exchangeHeld', 'exchangeReleased', 'lost')
   group by 1 order by 1
  on conflict (order_id) do update set cents = excluded.cents where order_costs.cents <> excluded.cents;
  return null;
end $$;
create trigger stock_ledger_costs after insert on stock_ledger referencing new table as added
  for each statement execute function sum_order_costs();
