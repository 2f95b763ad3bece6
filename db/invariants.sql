-- Every row this returns is a broken promise. Tests and drills run it and expect none.
-- Columns: the rule, and what breaks it.

select 'stock is the sum of its ledger' as rule, v.product_id || ' ' || v.color_id || ' ' || v.size_id as broken_by
  from variants v
  left join (select product_id, color_id, size_id, sum(change) filter (where bucket = 'stock') as pieces,
                    sum(change) filter (where bucket = 'damaged') as damaged
               from stock_ledger group by 1, 2, 3) l
    using (product_id, color_id, size_id)
 where v.stock <> coalesce(l.pieces, 0) or v.damaged <> coalesce(l.damaged, 0)
union all
select 'the value of the pieces is the sum of the ledger', v.product_id || ' ' || v.color_id || ' ' || v.size_id
  from variants v
  left join (select product_id, color_id, size_id, sum(value) filter (where bucket = 'stock') as value,
                    sum(value) filter (where bucket = 'damaged') as damaged
               from stock_ledger group by 1, 2, 3) l
    using (product_id, color_id, size_id)
 where v.value <> coalesce(l.value, 0) or v.damaged_value <> coalesce(l.damaged, 0)
    or (v.stock = 0 and v.value <> 0) or (v.damaged = 0 and v.damaged_value <> 0)
union all
select 'the product shows the sizes in stock', p.id
  from products p
  left join (select product_id, array_agg(distinct size_id order by size_id) as sizes from variants where stock > 0 group by 1) v
    on v.product_id = p.id
 where (select coalesce(array_agg(s order by s), '{}') from unnest(p.size_ids_in_stock) s) <> coalesce(v.sizes, '{}')
union all
select 'every order has lines', o.id
  from orders o where not exists (select 1 from order_lines l where l.order_id = o.id)
union all
select 'the sub total is the sum of the lines', o.id
  from orders o join order_lines l on l.order_id = o.id
 group by o.id having o.sub_total <> sum(l.line_total)
union all
select 'the savings are the sum of the lines', o.id
  from orders o join order_lines l on l.order_id = o.id
 group by o.id having o.savings <> sum((l.full_price - l.unit_price) * l.quantity)
union all
select 'the discount is split over the lines without a rest', o.id
  from orders o join order_lines l on l.order_id = o.id left join coupons c on c.id = o.coupon_id
 group by o.id, c.kind having coalesce(c.kind, '') <> 'freeDelivery' and o.discount <> sum(l.discount_share)
union all
select 'an ordered piece left the stock once', o.id
  from orders o
  join (select order_id, sum(quantity) as pieces from order_lines group by 1) l on l.order_id = o.id
  left join (select order_id, -sum(change) as pieces from stock_ledger where reason in ('ordered', 'edited') group by 1) s on s.order_id = o.id
 where l.pieces <> coalesce(s.pieces, 0)
union all
select 'a canceled order gave its pieces back, unless they are still coming', o.id
  from orders o join parcels p on p.order_id = o.id
  join (select order_id, sum(quantity) as pieces from order_lines group by 1) l on l.order_id = o.id
  left join (select order_id, sum(change) as pieces from stock_ledger where reason = 'canceled' group by 1) s on s.order_id = o.id
 where coalesce(s.pieces, 0) <> case when o.status = 'canceled' and p.stage is distinct from 'comingBack' then l.pieces else 0 end
union all
select 'what was kept and what was refused is what was ordered', o.id
  from orders o join parcels p on p.order_id = o.id
  join (select d.parcel_id, sum(l.quantity - k.kept) as refused
          from settlements d join settlement_lines k on k.settlement_id = d.id
          join order_lines l on l.order_id = k.order_id and l.line_no = k.line_no group by 1) d on d.parcel_id = p.id
  left join (select order_id, sum(change) as pieces from stock_ledger where reason = 'refused' group by 1) s on s.order_id = o.id
 where coalesce(s.pieces, 0) <> case when p.stage = 'back' then d.refused else 0 end
    or (d.refused > 0) <> (p.stage in ('comingBack', 'back')) is true
union all
select 'damaged pieces moved from the stock beside it', l.order_id
  from stock_ledger l where l.reason in ('damaged', 'repaired') and l.order_id is not null
 group by l.order_id having sum(l.change) <> 0
union all
select 'only pieces that came back are lost', l.order_id
  from stock_ledger l where l.order_id is not null
 group by l.order_id having sum(l.change) filter (where l.reason in ('lost', 'damaged') and l.bucket = 'stock')
                            + coalesce(sum(l.change) filter (where l.reason in ('canceled', 'refused', 'returned')), 0) < 0
union all
select 'every order has its parcel, at a stage of its status', o.id
  from orders o left join parcels p on p.order_id = o.id
 where p.id is null or not case o.status
         when 'pending' then p.stage = 'toConfirm'
         when 'inProgress' then p.stage in ('toPick', 'picking', 'short', 'packed')
         when 'inDelivery' then p.stage in ('withCourier', 'withCompany', 'atOffice', 'postponed')
         when 'canceled' then coalesce(p.stage, 'back') in ('toUnpack', 'comingBack', 'back', 'lost')
         else coalesce(p.stage, 'back') in ('comingBack', 'back') end
    or (p.stage is null and o.status in ('pending', 'inProgress', 'inDelivery'))
union all
select 'a settlement is the sum of its lines', d.id
  from settlements d left join (select settlement_id, sum(paid) as items, sum(kept) as kept from settlement_lines group by 1) l
    on l.settlement_id = d.id
 where d.items <> coalesce(l.items, 0) or coalesce(l.kept, 0) = 0
union all
select 'only what arrived is settled', d.id
  from settlements d join orders o on o.id = d.order_id
 where o.status not in ('delivered', 'returns', 'completed')
union all
select 'the cash due of an order is what its door paid, or what was agreed', o.id
  from orders o left join settlements d on d.order_id = o.id
 where o.cash_due <> coalesce(d.cash_due, o.total - o.total % o.cash_step)
union all
select 'no more is kept than was ordered', k.settlement_id || ' ' || k.line_no
  from settlement_lines k join order_lines l on l.order_id = k.order_id and l.line_no = k.line_no
 where k.kept > l.quantity or (k.kept < l.quantity) <> (k.reason is not null)
union all
select 'every cash entry sums to 0', e.id
  from cash_entries e left join cash_lines l on l.entry_id = e.id
 group by e.id having coalesce(sum(l.amount), 1) <> 0
union all
select 'a cash balance is the sum of its lines', a.id
  from cash_accounts a left join (select account_id, sum(amount) as lines from cash_lines group by 1) l on l.account_id = a.id
 where a.balance <> coalesce(l.lines, 0)
union all
select 'the cash of a day is the sum of its lines', coalesce(s.account_id, l.account_id) || ' ' || coalesce(s.day, l.day)
  from cash_sums s
  full join (select l.account_id, e.day, e.kind, coalesce(o.is_test, false) as is_test, sum(greatest(l.amount, 0)) as debit, sum(-least(l.amount, 0)) as credit,
                    count(*) as entries
               from cash_lines l join cash_entries e on e.id = l.entry_id left join orders o on o.id = e.order_id group by 1, 2, 3, 4) l
    on (l.account_id, l.day, l.kind, l.is_test) = (s.account_id, s.day, s.kind, s.is_test)
 where (s.debit, s.credit, s.entries) is distinct from (l.debit, l.credit, l.entries)
union all
select 'what a delivery sold is its cash due', d.id
  from settlements d
  left join (select e.parcel_id, -sum(l.amount) as sold, count(distinct e.id) as entries
               from cash_entries e join cash_lines l on l.entry_id = e.id
              where e.kind = 'deliver' and l.account_id in ('sales', 'deliveryIncome', 'rounding')
                and not exists (select from cash_entries r where r.reverses = e.id) group by 1) e on e.parcel_id = d.parcel_id
 where d.cash_due <> coalesce(e.sold, 0) or e.entries > 1
union all
select 'a canceled order sold nothing', e.order_id
  from cash_entries e join cash_lines l on l.entry_id = e.id join orders o on o.id = e.order_id
 where l.account_id = 'sales' and o.status = 'canceled'
 group by e.order_id having sum(l.amount) <> 0
union all
select 'no entry is dated in a day after it was closed', e.id
  from cash_entries e join cash_days d on d.day = e.day
 where e.at > d.closed_at and d.reopened_at is null
union all
select 'the lines of a cash account are numbered without a gap', a.id
  from cash_accounts a
  left join (select account_id, count(*) as lines, max(line_no) as last from cash_lines group by 1) l on l.account_id = a.id
 where a.line_count <> coalesce(l.lines, 0) or a.line_count <> coalesce(l.last, 0)
union all
select 'a count of cash is what its entry says', c.id
  from cash_counts c join cash_entries e on e.id = c.entry_id
  left join cash_lines s on s.entry_id = e.id and s.account_id = 'safe'
  left join cash_lines h on h.entry_id = e.id and h.account_id = 'courier:' || c.courier_id
 where e.kind <> 'handOver' or c.counted <> coalesce(s.amount, 0) or c.expected <> -coalesce(h.amount, 0)
    or c.counted <> (select coalesce(sum((n ->> 'value')::bigint * (n ->> 'count')::bigint), 0) from jsonb_array_elements(c.notes) n)
union all
select 'a count that the courier refused is reversed', c.id
  from cash_counts c
 where c.answer = 'refused' and not exists (select from cash_entries r where r.reverses = c.entry_id)
union all
select 'an entry that reverses undoes each line', e.id
  from cash_entries e join cash_lines l on l.entry_id in (e.id, e.reverses)
 where e.reverses is not null group by e.id, l.account_id having sum(l.amount) <> 0
union all
select 'the owner puts into the safe or takes out of it, and nothing else', e.id
  from cash_entries e join cash_lines l on l.entry_id = e.id
 where e.kind in ('deposit', 'draw') or (l.account_id = 'owner' and e.reverses is null)
 group by e.id
having e.kind not in ('deposit', 'draw') or count(*) <> 2 or count(*) filter (where l.account_id = 'owner') <> 1
    or sum(l.amount) filter (where l.account_id = 'safe') > 0 is distinct from (e.kind = 'deposit')
union all
select 'a repayment is what one of the staff or a company pays into the safe or the bank', e.id
  from cash_entries e join cash_lines l on l.entry_id = e.id
 where e.kind = 'repay'
 group by e.id
having count(*) <> 2 or count(*) filter (where (l.account_id like 'staffDue:%' or l.account_id like 'company:%') and l.amount < 0) <> 1
    or count(*) filter (where l.account_id in ('safe', 'bank')) <> 1
union all
select 'nobody paid back more than was charged to them', a.id
  from cash_accounts a where a.id like 'staffDue:%' and a.balance < 0
union all
select 'a company paid back no more than was charged to it', k.account_id
  from company_claims k where k.balance < 0
union all
select 'a charged loss is of lost pieces, owed by one of the staff or a company', e.id
  from cash_entries e join cash_lines l on l.entry_id = e.id
 where e.kind = 'lost'
 group by e.id
having count(*) <> 2 or count(*) filter (where l.account_id = 'lossRecovered' and l.amount < 0) <> 1
    or count(*) filter (where (l.account_id like 'staffDue:%' or l.account_id like 'company:%') and l.amount > 0) <> 1
    or not exists (select from stock_ledger s where s.order_id = e.order_id and s.reason = 'lost')
    or max(l.amount) > (select (t.details ->> 'most')::bigint from tasks t where t.kind = 'claim' and t.id = e.details ->> 'task') is not false
union all
select 'a loss is charged by one entry that is not reversed, or to nobody', t.id
  from tasks t
  left join (select e.details ->> 'task' as task_id, count(*) as standing from cash_entries e
              where e.kind = 'lost' and not exists (select from cash_entries r where r.reverses = e.id) group by 1) s on s.task_id = t.id
 where t.kind = 'claim'
   and coalesce(s.standing, 0) <> case when t.done_at is null or t.details ? 'nobody' then 0 else 1 end
union all
select 'what differs and is not settled is the balance of the differences', 'difference'
  from cash_accounts a
 where a.id = 'difference'
   and a.balance <> (select coalesce(sum((t.details ->> 'amount')::bigint), 0) from tasks t
                      where t.kind = 'difference' and t.done_at is null)
union all
select 'a company owes what its waybills brought and did not remit', a.id
  from cash_accounts a
  left join (select l.account_id, sum(l.amount) as owed
               from cash_lines l join cash_entries e on e.id = l.entry_id
              where e.kind <> 'remittance'
                and not exists (select from cash_entries m where m.id = e.reverses and m.kind = 'remittance')
                and not exists (select from last_waybills w join remitted_waybills r on r.company_id = w.company_id and r.number = w.number
                                 where w.parcel_id = e.parcel_id and l.account_id = 'company:' || w.company_id)
              group by 1) o on o.account_id = a.id
 where a.id like 'company:%' and a.balance <> coalesce(o.owed, 0)
union all
select 'a waybill that is remitted is of a statement that was posted', r.number
  from remitted_waybills r join company_statements s on s.id = r.statement_id
 where s.posted_at is null or s.company_id <> r.company_id
union all
select 'a statement is posted while its remittance is not reversed', s.id
  from company_statements s join cash_entries e on e.id = s.entry_id
 where (s.posted_at is null) <> exists (select from cash_entries r where r.reverses = e.id)
union all
select 'a difference is settled by one entry that is not reversed', t.id
  from tasks t
  left join (select e.details ->> 'task' as task_id, count(*) as standing from cash_entries e
              where e.kind = 'settle' and not exists (select from cash_entries r where r.reverses = e.id) group by 1) s on s.task_id = t.id
 where t.kind = 'difference'
   and coalesce(s.standing, 0) <> case when t.done_at is null or exists (select from cash_entries r where r.reverses = t.subject) then 0 else 1 end
union all
select 'what was let off is what settled differences lost of deliveries', e.order_id
  from cash_entries e
  join tasks t on t.kind = 'difference' and t.subject = e.id
  left join (select order_id, sum(case series when 'credit' then total else -total end) as credited
               from invoices where reason in ('difference', 'recharge') group by 1) i on i.order_id = e.order_id
 where e.kind = 'deliver' and exists (select from invoices v where v.order_id = e.order_id)
   and coalesce(i.credited, 0) <> coalesce((
     select sum(l.amount) from cash_entries s join cash_lines l on l.entry_id = s.id and l.account_id = 'loss' and l.amount > 0
      where s.kind = 'settle' and s.details ->> 'task' = t.id and not exists (select from cash_entries r where r.reverses = s.id)), 0)
union all
select 'a run has ended when its stops have', r.id
  from runs r join run_stops s on s.run_id = r.id
 where r.status = 'ended' and s.ended_at is null
union all
select 'a run has ended when its stops at returns have', r.id
  from runs r join return_stops s on s.run_id = r.id
 where r.status = 'ended' and s.ended_at is null
union all
select 'a courier stops only for what waits for one', s.return_id
  from return_stops s join returns r on r.id = s.return_id
 where s.ended_at is null and (r.status not in ('approved', 'received') or (r.status = 'approved' and r.collected_at is not null))
union all
select 'what was settled at a door was collected there', r.id
  from returns r join return_items i on i.return_id = r.id
 where i.at_door
   and (r.collected_at is null or r.status not in ('refunded', 'exchanged')
                                  and not (r.status = 'received' and i.missing > 0))
union all
select 'the history ends where the order stands', o.id
  from orders o
  left join lateral (select status from order_history h where h.order_id = o.id order by h.id desc limit 1) h on true
 where h.status is distinct from o.status
union all
select 'no more pieces go back than were bought', l.order_id || ' ' || l.line_no
  from order_lines l
  join return_items i on i.order_id = l.order_id and i.line_no = l.line_no
  join returns r on r.id = i.return_id and r.status not in ('rejected', 'withdrawn')
 group by l.order_id, l.line_no, l.quantity having sum(i.counted) > l.quantity
union all
select 'pieces that came by an exchange go back as those that were bought', r.id
  from returns r
  join orders o on o.id = r.order_id
  join return_items i on i.return_id = r.id
  join order_lines l on l.order_id = i.order_id and l.line_no = i.line_no
  left join order_lines b on b.order_id = r.bought_in and b.line_no = i.bought_line_no
 where (r.bought_in is not null) <> (o.exchange_of is not null and o.sub_total = 0)
    or (r.bought_in is not null and b.product_id is distinct from l.product_id)
    or (r.bought_in is null and i.bought_line_no is not null)
union all
select 'no more is paid back for a line than was paid for it', l.order_id || ' ' || l.line_no
  from order_lines l
  left join settlement_lines d on d.order_id = l.order_id and d.line_no = l.line_no
  join (select coalesce(r.bought_in, r.order_id) as order_id, coalesce(i.bought_line_no, i.line_no) as line_no, sum(i.counted) as pieces
          from returns r join return_items i on i.return_id = r.id where r.status = 'refunded' group by 1, 2) r
    on r.order_id = l.order_id and r.line_no = l.line_no
 where r.pieces > coalesce(d.kept, l.quantity)
union all
select 'points are the sum of their ledger', s.id
  from shoppers s left join (select shopper_id, sum(points) as points from points_ledger group by 1) l on l.shopper_id = s.id
 where s.points <> coalesce(l.points, 0)
union all
select 'coupons count the shoppers who took them', c.id
  from coupons c left join (select coupon_id, count(*) as taken from coupon_assignments group by 1) a on a.coupon_id = c.id
 where c.taken_count < coalesce(a.taken, 0)
union all
select 'coupons count the orders that used them', c.id
  from coupons c
  left join (select coupon_id, count(*) as used from coupon_redemptions where released_at is null group by 1) r on r.coupon_id = c.id
 where c.used_count <> coalesce(r.used, 0)
union all
select 'an order with a coupon has its redemption', o.id
  from orders o left join coupon_redemptions r on r.order_id = o.id
 where o.coupon_id is not null and r.order_id is null
union all
select 'ratings count the reviews that are shown', p.id
  from products p left join (select product_id, count(*) as shown from reviews where hidden_at is null group by 1) r on r.product_id = p.id
 where p.ratings[1] + p.ratings[2] + p.ratings[3] + p.ratings[4] + p.ratings[5] <> coalesce(r.shown, 0)
union all
select 'a brand counts its followers', b.id
  from brands b left join (select brand_id, count(*) as followers from brand_followers group by 1) f on f.brand_id = b.id
 where b.followers_count <> coalesce(f.followers, 0)
union all
select 'fits count the reviews that are shown', p.id
  from products p
  left join (select product_id, count(fit) as shown from reviews where hidden_at is null group by 1) r on r.product_id = p.id
 where p.fits[1] + p.fits[2] + p.fits[3] <> coalesce(r.shown, 0)
union all
select 'a review counts the votes that it helped', r.id
  from reviews r left join (select review_id, count(*) as votes from review_votes group by 1) v on v.review_id = r.id
 where r.helpful <> coalesce(v.votes, 0)
union all
select 'an erased shopper has no order', o.id
  from orders o join shoppers s on s.id = o.shopper_id
 where s.erased_at is not null
union all
select 'nothing personal is left of an erased shopper', s.id
  from shoppers s
 where s.erased_at is not null
   and (s.phone is not null or s.name <> '' or s.email <> '' or s.notes <> '' or s.address is not null)
union all
select 'an order of nobody has no more of its address than the city', o.id
  from orders o
 where o.shopper_id is null and (o.note <> '' or o.address - 'city' <> '{"area": "", "street": ""}')
union all
select 'products bought together count the orders they were counted with', c.product_id || ' ' || c.other_id
  from bought_together_counts c
  full join (select one, other, count(*) as orders
               from bought_together_orders, unnest(product_ids) as one, unnest(product_ids) as other
              where one <> other group by 1, 2) o on c.product_id = o.one and c.other_id = o.other
 where c.orders is distinct from o.orders
union all
select 'a line has its deadlines from its delivery on', o.id || ' ' || l.line_no
  from orders o join order_lines l on l.order_id = o.id
 where num_nonnulls(o.delivered_at, l.return_until, l.exchange_until) not in (0, 3)
union all
select 'a deadline lies after the delivery', o.id || ' ' || l.line_no
  from orders o join order_lines l on l.order_id = o.id
 where least(l.return_until, l.exchange_until) <= o.delivered_at
union all
select 'an order is completed when the windows of all its lines are over', o.id
  from orders o
  join order_history h on h.order_id = o.id and h.status = 'completed'
  join order_lines l on l.order_id = o.id
 where greatest(l.return_until, l.exchange_until) > h.at
union all
select 'a request was made within the windows of its lines', r.id
  from returns r
  join return_items i on i.return_id = r.id
  join order_lines l on l.order_id = i.order_id and l.line_no = i.line_no
 where r.override_note = ''
   and r.created_at >= case when r.kind = 'return' and not exists (select from orders x where x.exchange_of = r.id)
                            then l.return_until else l.exchange_until end
union all
select 'a shop with staff has an owner', 'staff'
  from staff where removed_at is null
having count(*) > 0 and not bool_or('owner' = any(roles))
union all
select 'every line of the staff''s audit log is in its chain', a.id::text
  from staff_audit a where not exists (select 1 from staff_audit_chain c where c.audit_id = a.id)
union all
select 'the chain of the staff''s audit log is whole', l.number::text
  from (select c.number, c.hash, staff_audit_hash(coalesce(lag(c.hash) over w, ''), a) as right_hash,
               coalesce(lag(c.number) over w, 0) + 1 as right_number
          from staff_audit_chain c join staff_audit a on a.id = c.audit_id
        window w as (order by c.number)) l
 where l.hash <> l.right_hash or l.number <> l.right_number
union all
select 'an order among the returns has a request that is open or settled', o.id
  from orders o
 where o.status in ('delivered', 'returns')
   and (o.status = 'returns') <> exists (select from returns r where r.order_id = o.id and r.status not in ('rejected', 'withdrawn'))
union all
select 'a coupon spent what its orders were given', c.id
  from coupons c
  left join (select coupon_id, sum(amount) as given from coupon_redemptions where released_at is null group by 1) r on r.coupon_id = c.id
 where c.spent <> coalesce(r.given, 0)
union all
select 'an order pays back no more cash than it took', o.id
  from orders o
  join (select coalesce(bought_in, order_id) as order_id, sum(refund_amount) as cash from returns where status = 'refunded' group by 1) r
    on r.order_id = o.id
 where r.cash > coalesce((select s.cash_due from settlements s where s.order_id = o.id limit 1), o.total)
union all
select 'what was paid back stands in the cash ledger', r.id
  from returns r
  left join (select e.return_id, sum(l.amount) filter (where l.account_id = 'refunds') as exact,
                    -sum(l.amount) filter (where l.account_id <> 'refunds' and l.account_id <> 'rounding') as paid
               from cash_entries e join cash_lines l on l.entry_id = e.id where e.kind = 'refund' group by 1) e on e.return_id = r.id
 where r.settled_at is not null and r.status = 'refunded'
   and (coalesce(e.exact, 0) <> r.refund_amount - r.refund_rounding or coalesce(e.paid, 0) <> r.refund_amount)
union all
select 'the pieces that came back with returns are in the stock''s ledger', o.id
  from orders o
  join (select r.order_id, sum(i.counted) as pieces from returns r join return_items i on i.return_id = r.id
         where r.status in ('received', 'refunded', 'exchanged') and (r.collected_at is null or r.received_at is not null)
         group by 1) b on b.order_id = o.id
  left join (select order_id, sum(change) as pieces from stock_ledger where reason = 'returned' group by 1) s on s.order_id = o.id
 where b.pieces <> coalesce(s.pieces, 0)
union all
select 'an exchange holds its new pieces until it ends or they are sent', o.id
  from orders o
  join (select r.order_id, coalesce(sum(i.counted) filter (where r.status not in ('rejected', 'withdrawn')
                   and not exists (select from orders x where x.exchange_of = r.id
                                      and (r.status <> 'exchanged' or x.status <> 'canceled'))), 0) as pieces
          from returns r join return_items i on i.return_id = r.id where r.kind = 'exchange' group by 1) b on b.order_id = o.id
  left join (select order_id, -sum(change) as pieces from stock_ledger
              where reason in ('exchangeHeld', 'exchangeReleased') group by 1) s on s.order_id = o.id
 where b.pieces <> coalesce(s.pieces, 0)
union all
select 'invoices and credit notes are numbered without a gap', s.series || ' ' || s.year
  from invoice_series s left join (select series, year, count(*) as issued, max(serial) as last from invoices group by 1, 2) i using (series, year)
 where s.last <> coalesce(i.issued, 0) or s.last <> coalesce(i.last, 0)
union all
select 'an invoice is what was sealed', i.number
  from invoices i where i.hash <> encode(sha256(convert_to(i.content::text, 'UTF8')), 'hex')
union all
select 'an invoice is the sum of its parts', i.number
  from invoices i
 where i.total <> (i.content ->> 'delivery')::bigint + (i.content ->> 'adjustment')::bigint + (i.content ->> 'rounding')::bigint
                  + (select coalesce(sum((l ->> 'total')::bigint), 0) from json_array_elements(i.content -> 'lines') l)
    or i.total <> (i.content ->> 'total')::bigint or i.number <> i.content ->> 'number'
union all
select 'what was invoiced of an order is what was due at its door', o.id
  from orders o
  join (select order_id, sum(case series when 'invoice' then total else -total end) as due
          from invoices where reason in ('delivery', 'feeAtRefusal', 'correction', 'mistake') group by 1) i on i.order_id = o.id
 where i.due <> coalesce((select d.cash_due from settlements d where d.order_id = o.id limit 1),
                         (select -l.amount from cash_entries e join cash_lines l on l.entry_id = e.id
                           where e.order_id = o.id and e.kind = 'feeAtRefusal' and l.account_id = 'deliveryIncome'
                             and not exists (select from cash_entries r where r.reverses = e.id)), 0)
union all
select 'every delivery since the first invoice has one', d.id
  from settlements d
 where d.recorded_at >= (select min(issued_at) from invoices)
   and exists (select from orders o where o.id = d.order_id and o.sub_total > 0)
   and not exists (select from invoices i where i.order_id = d.order_id and i.reason = 'delivery')
   and not exists (select from orders o where o.id = d.order_id and o.is_test)
union all
select 'a test order has no invoice, no points, no coupon and no return', o.id
  from orders o
 where o.is_test
   and (o.coupon_id is not null or o.points_earned <> 0 or exists (select from invoices i where i.order_id = o.id)
        or exists (select from points_ledger l where l.order_id = o.id) or exists (select from returns r where r.order_id = o.id))
union all
select 'an erased test order moved nothing', o.id
  from orders o
 where o.test_erased_at is not null
   and (exists (select from cash_entries e join cash_lines l on l.entry_id = e.id where e.order_id = o.id
                 group by l.account_id having sum(l.amount) <> 0)
        or exists (select from stock_ledger m where m.order_id = o.id
                    group by m.product_id, m.color_id, m.size_id, m.bucket having sum(m.change) <> 0 or sum(m.value) <> 0))
union all
select 'a refund of an order with an invoice has its credit note', r.id
  from returns r left join invoices c on c.return_id = r.id
 where r.status = 'refunded' and exists (select from invoices i where i.order_id = coalesce(r.bought_in, r.order_id))
   and coalesce(c.total, 0) <> r.refund_amount
union all
select 'an invoice of an order of nobody names no buyer', i.number
  from invoices i join invoice_buyers b on b.invoice_id = i.id join orders o on o.id = i.order_id
 where o.shopper_id is null
union all
select 'only a refusal that counts against its shopper is struck out', k.parcel_id
  from refusal_strikes k join parcels p on p.id = k.parcel_id where not p.refusal_counts
union all
select 'a case has a message, and one that was answered has the answer last', c.id
  from cases c
 where not exists (select from case_messages m where m.case_id = c.id)
    or (c.answered_at is not null) <> (select m.staff_id is not null from case_messages m where m.case_id = c.id order by m.id desc limit 1)
union all
select 'a level set by hand has a reason, or came with the number', m.shopper_id
  from trust_marks m where m.reason = '' and m.set_by <> 'erased'
union all
select 'the cost of an order is the sum of its ledger', coalesce(k.order_id, m.order_id)
  from order_costs k
  full join (select order_id, -sum(value) as cents from stock_ledger
              where order_id is not null and bucket = 'stock' and not is_opening
                and reason in ('ordered', 'edited', 'returned', 'exchangeHeld', 'exchangeReleased', 'lost')
              group by 1) m on m.order_id = k.order_id
 where k.cents is distinct from m.cents
union all
select 'the figures of an order are counted from its rows', coalesce(f.order_id, c.order_id)
  from order_figures f full join counted_order_figures c on c.order_id = f.order_id
 where to_jsonb(f) is distinct from to_jsonb(c)
union all
select 'the figures of a line are counted from its rows', coalesce(f.order_id || ' ' || f.line_no, c.order_id || ' ' || c.line_no)
  from line_figures f full join counted_line_figures c on c.order_id = f.order_id and c.line_no = f.line_no
 where to_jsonb(f) is distinct from to_jsonb(c);
