-- Fills the temporary tables `asked` (orders, days, now) and `given_places` into a history of orders: each with its lines,
-- parcel, steps, pieces, settlement, cash, and a part of them refused, canceled or returned. Triggers are off meanwhile
-- (`session_replication_role`), so what they write is written here.
set local session_replication_role = replica;
set local work_mem = '256MB';
set local maintenance_work_mem = '512MB';
set local synchronous_commit = off;
select setseed(0.42);

insert into staff (id, name, phone, roles)
select 'generated-courier-' || n, 'سائق ' || n, '+9639330000' || lpad(n::text, 2, '0'), '{courier}' from generate_series(1, 10) n
on conflict do nothing;
insert into companies (id, name_en, name_ar, fee_kind, fee_value)
values ('generated-company-1', 'Coast Freight', 'شحن الساحل', 'fixed', 200), ('generated-company-2', 'East Freight', 'شحن الشرق', 'percent', 600)
on conflict do nothing;
insert into exchange_rates (at, rate)
select a.now - make_interval(days => a.days - 14 * n), 9000 + 40 * n
  from asked a, generate_series(0, 52) n where 14 * n < a.days - 200;

create temp table place as select row_number() over () as n, * from given_places;

create temp table buyer as
select b.n, new_id() as id, p.city, p.area, p.latitude, p.longitude, '+96395' || lpad((1000000 + b.n)::text, 7, '0') as phone,
       (array['رنا','سمر','هالة','ريما','غادة','لبنى','عبير','حنين','كندة','نسرين','سامر','فادي','أنس','باسل','وائل','مازن','رامي','لؤي','شادي','ثائر'])[1 + b.n % 20]
       || ' ' || (array['حداد','حلاق','نعمة','درويش','الأحمد','صباغ','عمر','خوري','شامي','الحلبي','ديب','مراد','قاسم','زيتون','سلوم','الخطيب','ناصر','عيسى','بركات','فارس','جبور','منصور','حمود'])[1 + (b.n / 20) % 23] as name
  from asked a cross join lateral generate_series(1, greatest(1, a.orders / 5)) b (n)
  join place p on p.n = 1 + floor(power((hashtext('place ' || b.n) & 65535) / 65536.0, 2) * (select count(*) from place))::int;
insert into shoppers (id, phone, name, language, address, registered_at, created_at)
select id, phone, name, case when n % 8 = 0 then 'en' else 'ar' end,
       jsonb_build_object('city', city, 'area', area, 'street', 'الشارع الرئيسي', 'latitude', latitude, 'longitude', longitude, 'additionalDetails', ''),
       a.now - make_interval(days => a.days + 5), a.now - make_interval(days => a.days + 5)
  from buyer, asked a;

-- Few products sell most of what is sold.
create temp table piece as
select row_number() over (order by hashtext(v.product_id || v.color_id || v.size_id)) as n, v.product_id, v.color_id, v.size_id, p.price,
       round(p.price * 45 / 115.0)::int as cost, p.name_en, p.name_ar, p.brand_id, b.name_en as brand_en, b.name_ar as brand_ar, p.category_id,
       c.name_en as color_en, c.name_ar as color_ar, c.hex, s.label_en, s.label_ar, p.tint
  from variants v join products p on p.id = v.product_id join brands b on b.id = p.brand_id
  join colors c on c.id = v.color_id join sizes s on s.id = v.size_id
 where p.status = 'published' and p.available_from is null;
create unique index on piece (n);

create temp table bought as
select g.n, new_id() as id, new_id() as parcel_id, new_id() as settlement_id, (100000000 + g.n)::text as number,
       1 + floor(random() * (select count(*) from buyer))::int as buyer_no, g.placed_at, random() as fate, random() as came,
       1 + floor(random() * 3)::int as lines, 1 + floor(random() * 12)::int as carrier,
       g.placed_at + make_interval(hours => 2 + floor(random() * 8)::int) as confirmed_at,
       g.placed_at + make_interval(hours => 14 + floor(random() * 30)::int) as handed_at,
       g.placed_at + make_interval(hours => 46 + floor(random() * 60)::int) as ended_at
  from (select n, a.now - make_interval(secs => (a.days * 86400.0 * (1 - (n - random()) / a.orders))) as placed_at
          from asked a cross join lateral generate_series(1, a.orders) n) g;
alter table bought add stage text, add status text, add outcome text;
-- What is younger than its own end is still under way.
update bought b set
  outcome = case when b.ended_at > a.now then 'open' when fate < 0.05 then 'canceled' when fate < 0.12 then 'refused'
                 when fate < 0.16 then 'partial' else 'delivered' end,
  stage = case when b.ended_at <= a.now then case when fate >= 0.05 and fate < 0.16 then 'back' end
               when b.handed_at <= a.now then case when carrier > 10 then 'withCompany' else 'withCourier' end
               when b.confirmed_at <= a.now then (array['toPick', 'picking', 'packed'])[1 + n % 3] else 'toConfirm' end,
  status = case when b.ended_at <= a.now then case when fate < 0.12 then 'canceled' when b.ended_at < a.now - interval '40 days' then 'completed' else 'delivered' end
                when b.handed_at <= a.now then 'inDelivery' when b.confirmed_at <= a.now then 'inProgress' else 'pending' end
  from asked a;
create unique index on bought (id);

create temp table bought_line as
select w.id, w.line_no, w.quantity, w.returned, p.n as piece_no, p.product_id, p.color_id, p.size_id, p.price, p.cost,
       case when w.outcome = 'partial' and w.line_no = 1 then w.quantity - 1 else w.quantity end as kept
  from (select distinct on (b.n, l.piece_no) b.n, b.id, b.outcome, l.piece_no,
               row_number() over (partition by b.n order by l.line_no)::int as line_no,
               case when b.outcome = 'partial' and l.line_no = 1 then 2 when l.chance > 0.9 then 2 else 1 end as quantity,
               b.outcome = 'delivered' and l.line_no = 1 and l.back < 0.08 as returned
          from bought b
          cross join lateral (select x as line_no, random() as chance, random() as back, b.n * 0 +
                                     1 + floor(power(random(), 1.7) * (select count(*) from piece))::int as piece_no
                                from generate_series(1, b.lines) x) l) w
  join piece p on p.n = w.piece_no;
update bought_line l set line_no = w.line_no
  from (select id, piece_no, row_number() over (partition by id order by line_no)::int as line_no from bought_line) w
 where w.id = l.id and w.piece_no = l.piece_no and w.line_no <> l.line_no;
create index on bought_line (id);
analyze bought, bought_line, piece, buyer;

create temp table total as
select id, sum(quantity * price)::bigint as ordered, sum(kept * price)::bigint as kept, bool_or(returned) as is_returned
  from bought_line group by 1;
create unique index on total (id);

insert into orders (id, number, shopper_id, language, status, placed_at, delivered_at, sub_total, savings, discount, delivery, total,
                    address, distance_km, estimated_from, estimated_to, source, taken_by, consent_at)
select b.id, b.number, s.id, case when s.n % 8 = 0 then 'en' else 'ar' end,
       case when t.is_returned and b.status = 'delivered' then 'returns' else b.status end, b.placed_at,
       case when b.outcome in ('delivered', 'partial') then b.ended_at end, t.ordered, 0, 0, 300, t.ordered + 300,
       jsonb_build_object('city', s.city, 'area', s.area, 'street', 'الشارع الرئيسي', 'latitude', s.latitude, 'longitude', s.longitude, 'additionalDetails', ''),
       5, (b.placed_at + interval '2 days')::date, (b.placed_at + interval '4 days')::date,
       case when b.came < 0.1 then 'whatsapp' else 'site' end, case when b.came < 0.1 then 'demo-support' end,
       case when b.came < 0.1 then b.placed_at end
  from bought b join buyer s on s.n = b.buyer_no join total t on t.id = b.id order by b.n;

insert into order_lines (order_id, line_no, product_id, color_id, size_id, name_en, name_ar, brand_en, brand_ar, brand_id, category_id,
                         color_name_en, color_name_ar, color_hex, size_label_en, size_label_ar, tint, quantity, full_price, unit_price,
                         line_total, returnable, return_days, exchange_days, return_until, exchange_until)
select l.id, l.line_no, l.product_id, l.color_id, l.size_id, p.name_en, p.name_ar, p.brand_en, p.brand_ar, p.brand_id, p.category_id,
       p.color_en, p.color_ar, p.hex, p.label_en, p.label_ar, p.tint, l.quantity, l.price, l.price, l.quantity * l.price, true, 7, 14,
       case when b.outcome in ('delivered', 'partial') then b.ended_at + interval '10 days' end,
       case when b.outcome in ('delivered', 'partial') then b.ended_at + interval '20 days' end
  from bought b join bought_line l on l.id = b.id join piece p on p.n = l.piece_no order by b.n, l.line_no;

insert into parcels (id, order_id, stage, stage_at, courier_id, company_id, refused_for, refused_at, refusal_counts)
select parcel_id, id, stage, least(ended_at, a.now), case when carrier <= 10 and handed_at <= a.now then 'generated-courier-' || carrier end,
       case when carrier > 10 and handed_at <= a.now then 'generated-company-' || (carrier - 10) end,
       case when outcome = 'refused' then (array['noMoney', 'changedMind', 'late'])[1 + n % 3] end,
       case when outcome = 'refused' then ended_at end, outcome = 'refused'
  from bought, asked a order by n;

insert into order_history (order_id, status, actor, at)
select b.id, s.status, s.actor, s.at
  from bought b cross join asked a cross join lateral (
    values (1, 'pending', 'shopper', b.placed_at), (2, 'inProgress', 'merchant:demo-support', b.confirmed_at),
           (3, 'inDelivery', 'merchant:demo-packer', b.handed_at),
           (4, case when b.fate < 0.12 then 'canceled' else 'delivered' end, 'merchant:demo-courier', b.ended_at),
           (5, case when exists (select from total t where t.id = b.id and t.is_returned) then 'returns' end, 'shopper', b.ended_at),
           (6, 'completed', 'job', b.ended_at + interval '21 days')) s (place, status, actor, at)
 where s.at <= a.now and s.status is not null
   and (s.place < 5 or (s.place = 5 and b.outcome = 'delivered') or (s.place = 6 and b.status = 'completed'))
 order by b.n, s.place;

insert into parcel_history (parcel_id, step, stage, actor, at)
select b.parcel_id, s.step, s.stage, s.actor, s.at
  from bought b cross join asked a cross join lateral (
    values (1, 'confirm', 'toPick', 'merchant:demo-support', b.confirmed_at), (2, 'pick', 'picking', 'merchant:demo-packer', b.confirmed_at + interval '1 hour'),
           (3, 'pack', 'packed', 'merchant:demo-packer', b.handed_at - interval '1 hour'),
           (4, case when b.carrier > 10 then 'handOverCompany' else 'handOver' end, 'withCourier', 'merchant:demo-packer', b.handed_at),
           (5, case b.outcome when 'refused' then 'refuse' else 'deliver' end, null, 'merchant:demo-courier', b.ended_at)) s (place, step, stage, actor, at)
 where s.at <= a.now and b.outcome <> 'canceled' order by b.n, s.place;

insert into settlements (id, parcel_id, order_id, items, fee, exact, rounding, cash_due, collected, no_pin, delivered_at, recorded_at)
select b.settlement_id, b.parcel_id, b.id, t.kept, 300, t.kept + 300, 0, t.kept + 300, t.kept + 300,
       case when b.n % 11 = 0 then 'noPhone' end, b.ended_at, b.ended_at
  from bought b join total t on t.id = b.id where b.outcome in ('delivered', 'partial') order by b.n;
update orders o set settled_cash = s.cash_due from settlements s where s.order_id = o.id and s.cash_due <> o.cash_due;

insert into settlement_lines (settlement_id, order_id, line_no, kept, paid, reason)
select b.settlement_id, b.id, l.line_no, l.kept, l.kept * l.price, case when l.kept < l.quantity then 'changedMind' end
  from bought b join bought_line l on l.id = b.id where b.outcome in ('delivered', 'partial') order by b.n, l.line_no;

create temp table sent_back as
select new_id() as id, b.n, b.id as order_id, l.line_no, l.product_id, l.color_id, l.size_id, l.price, l.cost, b.carrier, b.ended_at + interval '6 days' as at,
       (array['wrongSize', 'changedMind', 'notAsDescribed', 'damaged'])[1 + b.n % 4] as reason
  from bought b join bought_line l on l.id = b.id cross join asked a where l.returned and b.ended_at + interval '6 days' <= a.now;
insert into returns (id, order_id, kind, scope, status, reason, refund_amount, created_at, decided_at, received_at, settled_at, paid_as, way, opened_by)
select id, order_id, 'return', 'item', 'refunded', reason, price, at - interval '3 days', at - interval '2 days', at, at, 'cash', 'store', null from sent_back;
insert into return_items (return_id, item_no, order_id, line_no, quantity, resellable, damaged, missing, not_ours)
select id, 1, order_id, line_no, 1, 1, 0, 0, 0 from sent_back;
-- A request that is younger than its end is still open.
insert into returns (id, order_id, kind, scope, status, reason, created_at, answer_by)
select new_id(), b.id, 'return', 'item', 'requested', 'wrongSize', b.ended_at, b.ended_at + interval '64 hours'
  from bought b join total t on t.id = b.id cross join asked a
 where t.is_returned and b.outcome = 'delivered' and b.ended_at + interval '6 days' > a.now;
insert into return_items (return_id, item_no, order_id, line_no, quantity)
select r.id, 1, r.order_id, l.line_no, 1 from returns r join bought_line l on l.id = r.order_id and l.returned where r.status = 'requested';

-- Pieces came in each quarter as many as left in it.
create temp table movement as
select l.product_id, l.color_id, l.size_id, -l.quantity as change, 'ordered' as reason, b.id as order_id, b.placed_at as at, -l.quantity * l.cost as value, l.cost
  from bought b join bought_line l on l.id = b.id
union all
select l.product_id, l.color_id, l.size_id, l.quantity, 'canceled', b.id, b.ended_at, l.quantity * l.cost, l.cost
  from bought b join bought_line l on l.id = b.id where b.outcome in ('canceled', 'refused')
union all
select l.product_id, l.color_id, l.size_id, l.quantity - l.kept, 'refused', b.id, b.ended_at + interval '1 day', (l.quantity - l.kept) * l.cost, l.cost
  from bought b join bought_line l on l.id = b.id where b.outcome = 'partial' and l.kept < l.quantity
union all
select product_id, color_id, size_id, 1, 'returned', order_id, at, cost, cost from sent_back;
insert into stock_ledger (product_id, color_id, size_id, change, reason, actor, order_id, at, value)
select * from (
  select product_id, color_id, size_id, change, reason, 'shopper' as actor, order_id, at, value from movement
  union all
  select product_id, color_id, size_id, -sum(change), case when sum(change) < 0 then 'received' else 'supplierReturn' end, 'demo', null::text,
         min(at) - interval '1 day', -sum(value)
    from movement group by product_id, color_id, size_id, date_trunc('quarter', at) having sum(change) <> 0) m
 order by at;
insert into order_costs (order_id, cents)
select order_id, -sum(value) from movement where reason in ('ordered', 'returned') group by 1;
insert into order_messages (order_id, sent) select id, 2 + n % 3 from bought order by n;

insert into waybills (company_id, number, parcel_id, given_at)
select 'generated-company-' || (carrier - 10), 'W' || n, parcel_id, handed_at from bought, asked a
 where carrier > 10 and handed_at <= a.now and outcome <> 'canceled';

-- Money: each delivery, what each courier handed over of a day, what a company remitted of a month, and refunds out of the safe.
create temp table paid as
select b.id as order_id, b.parcel_id, b.ended_at as at, (b.ended_at at time zone 'Asia/Damascus')::date as day, t.kept as items, b.carrier, b.n,
       case when b.carrier > 10 then 'company:generated-company-' || (b.carrier - 10) else 'courier:generated-courier-' || b.carrier end as holder
  from bought b join total t on t.id = b.id where b.outcome in ('delivered', 'partial');
create temp table entry as
select new_id() as id, 'deliver' as kind, day, order_id, parcel_id, null::text as return_id, at, jsonb_build_object(holder, items + 300, 'sales', -items, 'deliveryIncome', -300) as lines from paid
union all
select new_id(), 'handOver', day, null, null, null, max(at) + interval '3 hours', jsonb_build_object('safe', sum(items + 300), holder, -sum(items + 300))
  from paid, asked a where carrier <= 10 and day < a.now::date group by day, holder
union all
select new_id(), 'refund', (at at time zone 'Asia/Damascus')::date, order_id, null, id, at, jsonb_build_object('safe', -price, 'refunds', price) from sent_back;

create temp table statement as
select new_id() as id, new_id() as entry_id, p.carrier - 10 as company, date_trunc('month', p.at) as month, max(p.at) + interval '5 days' as at,
       sum(p.items + 300) as amount, sum(case p.carrier when 11 then 210 else round((p.items + 300) * 0.06) end) as fees
  from paid p, asked a where p.carrier > 10 and p.at < date_trunc('month', a.now) group by p.carrier, date_trunc('month', p.at);
insert into company_statements (id, company_id, received, into_account, lines, created_by, created_at, posted_at, posted_by)
select id, 'generated-company-' || company, amount - fees, 'bank', '[]', 'demo-accountant', at, at, 'demo-accountant' from statement;
insert into remitted_waybills (company_id, number, statement_id, amount, fee)
select 'generated-company-' || s.company, 'W' || p.n, s.id, p.items + 300, case p.carrier when 11 then 210 else round((p.items + 300) * 0.06) end
  from paid p join statement s on s.company = p.carrier - 10 and s.month = date_trunc('month', p.at);
insert into entry
select entry_id, 'remittance', (at at time zone 'Asia/Damascus')::date, null, null, null, at,
       jsonb_build_object('bank', amount - fees, 'companyFees', fees, 'company:generated-company-' || company, -amount) from statement;

insert into cash_entries (id, kind, day, order_id, parcel_id, return_id, actor, occurred_at, at)
select id, kind, day, order_id, parcel_id, return_id, 'merchant:demo-accountant', at, at from entry order by at;
update company_statements s set entry_id = t.entry_id from statement t where t.id = s.id;
insert into cash_accounts (id) select distinct k from entry, jsonb_object_keys(lines) k on conflict do nothing;
insert into cash_lines (entry_id, account_id, amount, line_no)
select e.id, l.key, l.value::bigint, c.line_count + row_number() over (partition by l.key order by e.at, e.id)
  from entry e cross join lateral jsonb_each_text(e.lines) l join cash_accounts c on c.id = l.key;
update cash_accounts c set balance = s.balance, line_count = s.lines
  from (select account_id, sum(amount) as balance, count(*) as lines from cash_lines group by 1) s where s.account_id = c.id;

insert into cash_sums (account_id, day, kind, is_test, debit, credit, entries)
select l.account_id, e.day, e.kind, false, sum(greatest(l.amount, 0)), sum(-least(l.amount, 0)), count(*)
  from cash_lines l join entry e on e.id = l.entry_id group by 1, 2, 3
on conflict (account_id, day, kind, is_test) do update
  set debit = cash_sums.debit + excluded.debit, credit = cash_sums.credit + excluded.credit,
      entries = cash_sums.entries + excluded.entries;

insert into product_days (product_id, day, views, carts, orders)
select l.product_id, (b.placed_at at time zone 'Asia/Damascus')::date, sum(10 + b.n % 30), sum(2 + b.n % 3), count(*)
  from bought b join bought_line l on l.id = b.id group by 1, 2
on conflict (product_id, day) do update set views = product_days.views + excluded.views, carts = product_days.carts + excluded.carts,
  orders = product_days.orders + excluded.orders;

-- Else the planner knows nothing of these rows and looks up some of an order's parts by reading a whole table.
analyze orders, parcels, order_lines, parcel_history, settlements, settlement_lines, returns, order_costs, order_messages, stock_ledger,
        waybills, remitted_waybills, company_statements;
insert into order_figures select * from counted_order_figures on conflict do nothing;
insert into line_figures
select c.* from counted_line_figures c join order_figures f on f.order_id = c.order_id order by c.day, c.order_id on conflict do nothing;
