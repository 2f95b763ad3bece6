-- What reports read of an order and of its lines: narrow rows, because those of orders, parcels, histories and the ledger are wide and
-- many. They are written anew in the transaction of each change, late ones too, so they are right at every moment. Test orders
-- have none.
create table order_figures (
  order_id     text primary key references orders on delete cascade,
  placed_at    timestamptz not null,
  -- The day of its placing, for orders that shoppers placed themselves.
  placed_on    date,
  city         text not null,
  area         text not null,
  courier_id   text,
  company_id   text,
  confirmed_at timestamptz,
  handed_at    timestamptz,
  refused_for  text,
  refused_at   timestamptz,
  lines        integer not null,
  -- All below is of what was delivered.
  day          date,
  delivered_at timestamptz,
  items        bigint not null,
  fee          bigint not null,
  cash_due     bigint not null,
  collected    bigint not null,
  without_pin  boolean not null,
  is_partial   boolean not null,
  pieces       integer not null,
  kept_lines   integer not null,
  -- US cents of the pieces that were kept, and of those lost on their way back.
  cents        bigint not null,
  refunded     bigint not null,
  sent         integer not null,
  -- The fee of a company's posted statement.
  company_fee  bigint
);
create index order_figures_day on order_figures (day) where day is not null;
create index order_figures_placed on order_figures (placed_at);
create index order_figures_refused on order_figures (refused_at) where refused_at is not null;

create table line_figures (
  order_id   text not null references order_figures on delete cascade,
  line_no    integer not null,
  product_id text not null,
  color_id   text not null,
  size_id    text not null,
  placed_on  date,
  day        date,
  kept       integer not null,
  primary key (order_id, line_no)
);
create index line_figures_day on line_figures (day) where day is not null;
create index line_figures_placed on line_figures (placed_on) where placed_on is not null;

-- What the rows have to be. Of an order that is looked up by its id each part is a look into an index.
create view counted_order_figures as
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
         where n.parcel_id = p.id) as company_fee
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

create view counted_line_figures as
select l.order_id, l.line_no, l.product_id, l.color_id, l.size_id,
       case when o.source = 'site' then (o.placed_at at time zone 'Asia/Damascus')::date end as placed_on,
       (s.delivered_at at time zone 'Asia/Damascus')::date as day, coalesce(x.kept, 0) as kept
  from order_lines l
  join orders o on o.id = l.order_id
  join parcels p on p.order_id = o.id and p.return_id is null
  left join settlements s on s.parcel_id = p.id
  left join settlement_lines x on x.settlement_id = s.id and x.line_no = l.line_no
 where not o.is_test;

-- Locked first: of two changes at once the second counts after the first has ended. Whoever writes the lines of an order writes its
-- first row of figures.
create function write_order_figures(ids text[]) returns void language plpgsql as $$
begin
  if cardinality(ids) = 0 then
    return;
  end if;
  perform from order_figures where order_id = any (ids) order by order_id for update;
  insert into order_figures select * from counted_order_figures where order_id = any (ids) order by order_id
  on conflict (order_id) do update set
    (placed_at, placed_on, city, area, courier_id, company_id, confirmed_at, handed_at, refused_for, refused_at, lines, day, delivered_at, items, fee, cash_due,
     collected, without_pin, is_partial, pieces, kept_lines, cents, refunded, sent, company_fee) =
    (excluded.placed_at, excluded.placed_on, excluded.city, excluded.area, excluded.courier_id, excluded.company_id,
     excluded.confirmed_at, excluded.handed_at, excluded.refused_for, excluded.refused_at, excluded.lines, excluded.day, excluded.delivered_at, excluded.items, excluded.fee,
     excluded.cash_due, excluded.collected, excluded.without_pin, excluded.is_partial, excluded.pieces, excluded.kept_lines,
     excluded.cents, excluded.refunded, excluded.sent, excluded.company_fee);
  delete from line_figures f where f.order_id = any (ids)
     and not exists (select from order_lines l where l.order_id = f.order_id and l.line_no = f.line_no);
  insert into line_figures select * from counted_line_figures where order_id = any (ids) order by order_id, line_no
  on conflict (order_id, line_no) do update set
    (product_id, color_id, size_id, placed_on, day, kept) =
    (excluded.product_id, excluded.color_id, excluded.size_id, excluded.placed_on, excluded.day, excluded.kept)
   where line_figures is distinct from excluded;
end $$;

-- Of a statement that changed many rows: `changed`, with the column that leads to their orders.
create function keep_order_figures() returns trigger language plpgsql as $$
begin
  if tg_argv[0] = 'order' then
    perform write_order_figures(array(select distinct order_id from changed));
  elsif tg_argv[0] = 'settled' then
    perform write_order_figures(array(
      select distinct c.order_id from changed c where exists (select from settlements s where s.order_id = c.order_id)));
  elsif tg_argv[0] = 'history' then
    perform write_order_figures(array(
      select distinct p.order_id from changed c join parcels p on p.id = c.parcel_id and p.return_id is null
       where c.step in ('confirm', 'handOver', 'handOverCompany')));
  elsif tg_argv[0] = 'waybill' then
    perform write_order_figures(array(
      select distinct p.order_id from changed c join waybills n on n.company_id = c.company_id and n.number = c.number
        join parcels p on p.id = n.parcel_id and p.return_id is null));
  end if;
  return null;
end $$;

create function keep_figures_of_order() returns trigger language plpgsql as $$
begin
  perform write_order_figures(array[new.order_id]);
  return null;
end $$;

create trigger order_lines_added_figures after insert on order_lines referencing new table as changed
  for each statement execute function keep_order_figures('order');
create trigger order_lines_changed_figures after update of quantity, product_id, color_id, size_id on order_lines
  for each row execute function keep_figures_of_order();
create trigger order_lines_removed_figures after delete on order_lines referencing old table as changed
  for each statement execute function keep_order_figures('order');
create trigger settlement_lines_figures after insert on settlement_lines referencing new table as changed
  for each statement execute function keep_order_figures('order');
create trigger settlements_removed_figures after delete on settlements referencing old table as changed
  for each statement execute function keep_order_figures('order');
create trigger order_costs_added_figures after insert on order_costs referencing new table as changed
  for each statement execute function keep_order_figures('settled');
create trigger order_costs_changed_figures after update on order_costs referencing new table as changed
  for each statement execute function keep_order_figures('settled');
create trigger order_messages_added_figures after insert on order_messages referencing new table as changed
  for each statement execute function keep_order_figures('settled');
create trigger order_messages_changed_figures after update on order_messages referencing new table as changed
  for each statement execute function keep_order_figures('settled');
create trigger parcel_history_figures after insert on parcel_history referencing new table as changed
  for each statement execute function keep_order_figures('history');
create trigger remitted_waybills_figures after insert on remitted_waybills referencing new table as changed
  for each statement execute function keep_order_figures('waybill');
create trigger remitted_waybills_removed_figures after delete on remitted_waybills referencing old table as changed
  for each statement execute function keep_order_figures('waybill');

create trigger parcels_figures after update of courier_id, company_id, refused_for, refused_at on parcels
  for each row when (new.return_id is null
    and (old.courier_id, old.company_id, old.refused_for, old.refused_at)
        is distinct from (new.courier_id, new.company_id, new.refused_for, new.refused_at))
  execute function keep_figures_of_order();
create trigger returns_figures after update of status, refund_amount, refund_rounding on returns
  for each row when (old.status = 'refunded' or new.status = 'refunded')
  execute function keep_figures_of_order();

create function keep_own_figures() returns trigger language plpgsql as $$
begin
  perform write_order_figures(array[new.id]);
  return null;
end $$;
create trigger orders_figures after update of address, placed_at on orders
  for each row when ((old.address, old.placed_at) is distinct from (new.address, new.placed_at)) execute function keep_own_figures();

create function keep_figures_of_statement() returns trigger language plpgsql as $$
begin
  perform write_order_figures(array(
    select distinct p.order_id from remitted_waybills w join waybills n on n.company_id = w.company_id and n.number = w.number
      join parcels p on p.id = n.parcel_id and p.return_id is null where w.statement_id = new.id));
  return null;
end $$;
create trigger company_statements_figures after update of posted_at on company_statements
  for each row when (old.posted_at is distinct from new.posted_at) execute function keep_figures_of_statement();
