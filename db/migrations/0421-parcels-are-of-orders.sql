-- Every parcel is an order's; a return is collected by a stop of a run. Nothing reads `return_id` from here on.
comment on column parcels.return_id is 'Always null. A running older version reads it: to be dropped by a later release.';
comment on column imports.valid_rows is 'Read by no version. A running older version writes it: to be dropped by a later release.';

alter table parcels drop constraint parcels_return_id_fkey;
drop index parcels_return;
-- The unique index replaces both.
drop index parcels_order, parcels_of_order;
create unique index parcels_order on parcels (order_id);
drop index parcels_of_courier, parcels_of_company, parcels_ended;
create index parcels_of_courier on parcels (courier_id, order_id) where courier_id is not null;
create index parcels_of_company on parcels (company_id, order_id) where company_id is not null;
create index parcels_ended on parcels (stage, order_id) where stage in ('back', 'lost');

create or replace trigger parcels_figures after update of courier_id, company_id, refused_for, refused_at on parcels
  for each row when ((old.courier_id, old.company_id, old.refused_for, old.refused_at)
                     is distinct from (new.courier_id, new.company_id, new.refused_for, new.refused_at))
  execute function write_figures_of_order();

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
  join parcels p on p.order_id = o.id
  left join settlements s on s.parcel_id = p.id
  left join lateral (
    select sum(x.kept) as pieces, count(*) filter (where x.kept > 0) as lines, bool_or(x.kept < l.quantity) as is_partial,
           -- A refused piece brings back its cost.
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

create or replace view counted_line_figures as
select l.order_id, l.line_no, l.product_id, l.color_id, l.size_id,
       case when o.source = 'site' then (o.placed_at at time zone 'Asia/Damascus')::date end as placed_on,
       (s.delivered_at at time zone 'Asia/Damascus')::date as day, coalesce(x.kept, 0) as kept
  from order_lines l
  join orders o on o.id = l.order_id
  join parcels p on p.order_id = o.id
  left join settlements s on s.parcel_id = p.id
  left join settlement_lines x on x.settlement_id = s.id and x.line_no = l.line_no
 where not o.is_test;

create or replace function write_figures_of_new_orders() returns trigger language plpgsql as $$
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
    join parcels p on p.order_id = o.id
   where not o.is_test;
  insert into line_figures
  select l.order_id, l.line_no, l.product_id, l.color_id, l.size_id, f.placed_on, null, 0
    from order_lines l join order_figures f on f.order_id = l.order_id where l.order_id = any (fresh);
  if cardinality(fresh) < cardinality(ids) then
    perform write_order_figures(array(select a.order_id from unnest(ids) a (order_id) where a.order_id <> all (fresh)));
  end if;
  return null;
end $$;

create or replace function write_figures_of_statement() returns trigger language plpgsql as $$
begin
  perform write_order_figures(array(
    select distinct p.order_id from remitted_waybills w join waybills n on n.company_id = w.company_id and n.number = w.number
      join parcels p on p.id = n.parcel_id where w.statement_id = new.id));
  return null;
end $$;

create or replace function write_figures_of_changed_orders() returns trigger language plpgsql as $$
begin
  if tg_argv[0] = 'order' then
    perform write_order_figures(array(select distinct order_id from changed));
  elsif tg_argv[0] = 'settled' then
    perform write_order_figures(array(
      select distinct c.order_id from changed c where exists (select from settlements s where s.order_id = c.order_id)));
  elsif tg_argv[0] = 'history' then
    perform write_order_figures(array(
      select distinct p.order_id from changed c join parcels p on p.id = c.parcel_id
       where c.step in ('confirm', 'handOver', 'handOverCompany')));
  elsif tg_argv[0] = 'waybill' then
    perform write_order_figures(array(
      select distinct p.order_id from changed c join waybills n on n.company_id = c.company_id and n.number = c.number
        join parcels p on p.id = n.parcel_id));
  end if;
  return null;
end $$;

-- contract: since 0420 no function calls these, and no version ever called them by name.
drop function count_return_version(), count_review_version(), own_barcode(bigint), show_variants(text[]), rate_products(text[]),
  tell_order(text, parcels), tell_undone(text, parcels), tell_webhooks(text, jsonb, text), told_of_order(parcels), is_told(text);
