-- How far the shopper was trusted before the order, for the refusal rate by level. Null for orders placed before this and for test orders.
alter table orders add column trust_level text check (trust_level in ('new', 'known', 'trusted', 'watched', 'blocked'));
alter table order_figures add column trust_level text;

create or replace view counted_order_figures as
select o.id as order_id, o.placed_at,
       case when o.source = 'site' then (o.placed_at at time zone 'Asia/Damascus')::date end as placed_on,
       coalesce(o.address ->> 'city', '') as city, coalesce(o.address ->> 'area', '') as area, p.courier_id, p.company_id,
       (select min(h.at) from parcel_history h where h.parcel_id = p.id and h.step = 'confirm') as confirmed_at,
       (select min(h.at) from parcel_history h where h.parcel_id = p.id and h.step in ('handOver', 'handOverCompany')) as handed_at,
       p.refused_for, p.refused_at, (select count(*)::int from order_lines l where l.order_id = o.id) as lines,
       (s.delivered_at at time zone 'Asia/Damascus')::date as day, s.delivered_at,
       coalesce(s.items, 0) as items, coalesce(s.fee, 0) as fee, coalesce(s.cash_due, 0) as cash_due,
       coalesce(s.collected, 0) as collected, s.no_pin is not null as without_pin,
       coalesce(k.is_partial, false) as is_partial, coalesce(k.pieces, 0)::int as pieces, coalesce(k.lines, 0)::int as kept_lines,
       case when s.id is null then 0
            else coalesce((select c.cents from order_costs c where c.order_id = o.id), 0) + coalesce(k.refused, 0) end as cents,
       coalesce((select sum(r.refund_amount - r.refund_rounding) from returns r
                  where r.order_id = o.id and r.status = 'refunded'), 0)::bigint as refunded,
       coalesce((select m.sent from order_messages m where m.order_id = o.id), 0) as sent,
       (select min(w.fee) from waybills n
          join remitted_waybills w on w.company_id = n.company_id and w.number = n.number
          join company_statements e on e.id = w.statement_id and e.posted_at is not null
         where n.parcel_id = p.id) as company_fee,
       o.trust_level
  from orders o
  join parcels p on p.order_id = o.id and p.return_id is null
  left join settlements s on s.parcel_id = p.id
  left join lateral (
    select sum(x.kept) as pieces, count(*) filter (where x.kept > 0) as lines, bool_or(x.kept < l.quantity) as is_partial,
           -- A refused piece brings back what it took.
           (sum(case when x.kept < l.quantity then (
              select case when sum(m.change) < 0
                          then sum(m.value) filter (where not m.is_opening)
                               + round((sum(m.value) filter (where not m.is_opening))::numeric * x.kept / sum(m.change)) end
                from stock_ledger m
               where m.order_id = l.order_id and m.product_id = l.product_id and m.color_id = l.color_id and m.size_id = l.size_id
                 and m.bucket = 'stock' and m.reason in ('ordered', 'edited')) end))::bigint as refused
      from settlement_lines x join order_lines l on l.order_id = x.order_id and l.line_no = x.line_no
     where x.settlement_id = s.id) k on true
 where not o.is_test;

create or replace function write_order_figures(ids text[]) returns void language plpgsql as $$
begin
  if cardinality(ids) = 0 then
    return;
  end if;
  perform from order_figures where order_id = any (ids) order by order_id for update;
  insert into order_figures select * from counted_order_figures where order_id = any (ids) order by order_id
  on conflict (order_id) do update set
    (placed_at, placed_on, city, area, courier_id, company_id, confirmed_at, handed_at, refused_for, refused_at, lines, day, delivered_at, items, fee, cash_due,
     collected, without_pin, is_partial, pieces, kept_lines, cents, refunded, sent, company_fee, trust_level) =
    (excluded.placed_at, excluded.placed_on, excluded.city, excluded.area, excluded.courier_id, excluded.company_id,
     excluded.confirmed_at, excluded.handed_at, excluded.refused_for, excluded.refused_at, excluded.lines, excluded.day, excluded.delivered_at, excluded.items, excluded.fee,
     excluded.cash_due, excluded.collected, excluded.without_pin, excluded.is_partial, excluded.pieces, excluded.kept_lines,
     excluded.cents, excluded.refunded, excluded.sent, excluded.company_fee, excluded.trust_level);
  delete from line_figures f where f.order_id = any (ids)
     and not exists (select from order_lines l where l.order_id = f.order_id and l.line_no = f.line_no);
  insert into line_figures select * from counted_line_figures where order_id = any (ids) order by order_id, line_no
  on conflict (order_id, line_no) do update set
    (product_id, color_id, size_id, placed_on, day, kept) =
    (excluded.product_id, excluded.color_id, excluded.size_id, excluded.placed_on, excluded.day, excluded.kept)
   where line_figures is distinct from excluded;
end $$;

create or replace function keep_figures_of_new_orders() returns trigger language plpgsql as $$
declare
  ids text[] := array(select distinct order_id from changed);
  fresh text[] := array(
    select a.order_id from unnest(ids) a (order_id)
     where not exists (select from order_figures f where f.order_id = a.order_id)
       and not exists (select from settlements s where s.order_id = a.order_id)
       and not exists (select from parcels p join parcel_history h on h.parcel_id = p.id where p.order_id = a.order_id)
       and not exists (select from returns r where r.order_id = a.order_id)
       and not exists (select from order_messages m where m.order_id = a.order_id));
begin
  insert into order_figures
  select o.id, o.placed_at, case when o.source = 'site' then (o.placed_at at time zone 'Asia/Damascus')::date end,
         coalesce(o.address ->> 'city', ''), coalesce(o.address ->> 'area', ''), p.courier_id, p.company_id, null, null,
         p.refused_for, p.refused_at, n.lines, null, null, 0, 0, 0, 0, false, false, 0, 0, 0, 0, 0, null,
         o.trust_level
    from (select l.order_id, count(*)::int as lines from order_lines l where l.order_id = any (fresh) group by 1) n
    join orders o on o.id = n.order_id
    join parcels p on p.order_id = o.id and p.return_id is null
   where not o.is_test;
  insert into line_figures
  select l.order_id, l.line_no, l.product_id, l.color_id, l.size_id, f.placed_on, null, 0
    from order_lines l join order_figures f on f.order_id = l.order_id where l.order_id = any (fresh);
  if cardinality(fresh) < cardinality(ids) then
    perform write_order_figures(array(select a.order_id from unnest(ids) a (order_id) where a.order_id <> all (fresh)));
  end if;
  return null;
end $$;

-- Reports of calls count orders by the day of their first one.
create index call_attempts_at on call_attempts (at);
