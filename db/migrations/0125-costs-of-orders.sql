-- Orders from before 0124. The trigger is in force, so what is written meanwhile is there already and right.
insert into order_costs (order_id, cents)
select order_id, -sum(value) from stock_ledger
 where order_id is not null and bucket = 'stock' and not is_opening
   and reason in ('ordered', 'edited', 'returned', 'exchangeHeld', 'exchangeReleased', 'lost')
 group by 1
on conflict do nothing;
