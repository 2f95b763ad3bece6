-- Nothing has happened yet to an order that is placed: its figures are copied, not counted by the view, which took a millisecond and a half
-- of each order and seconds of a statement that places thousands.
create function keep_figures_of_new_orders() returns trigger language plpgsql as $$
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
         p.refused_for, p.refused_at, n.lines, null, null, 0, 0, 0, 0, false, false, 0, 0, 0, 0, 0, null
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

drop trigger order_lines_added_figures on order_lines;
create trigger order_lines_added_figures after insert on order_lines referencing new table as changed
  for each statement execute function keep_figures_of_new_orders();
