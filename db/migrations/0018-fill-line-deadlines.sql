-- Gives the lines of orders that are delivered already their deadlines, by the windows and holidays in force. Apart from
-- the migration that adds the columns: a long update must not hold that one's locks.

create function pg_temp.end_of_window(delivered_at timestamptz, days integer, holidays date[]) returns timestamptz
language sql stable as $$
  select (day + interval '1 day') at time zone interval '3 hours'
    from generate_series((delivered_at at time zone interval '3 hours')::date + interval '1 day',
                         (delivered_at at time zone interval '3 hours')::date + (days + 30) * interval '2 days',
                         interval '1 day') day
   where extract(isodow from day) not in (5, 6) and day::date <> all (holidays)
   order by day offset days - 1 limit 1
$$;

with stored as (
  select coalesce((select value from settings limit 1), '{}') as value
), settings as (
  select coalesce((value ->> 'returnDays')::integer, 3) as return_days,
         coalesce((value ->> 'exchangeDays')::integer, 7) as exchange_days,
         case when value ? 'holidays'
           then array(select (holiday ->> 'date')::date from jsonb_array_elements(value -> 'holidays') holiday)
           else array['2026-01-01', '2026-03-18', '2026-03-19', '2026-03-20', '2026-03-21', '2026-03-22', '2026-03-23',
                 '2026-04-05', '2026-04-12', '2026-04-17', '2026-05-01', '2026-05-27', '2026-05-28', '2026-05-29',
                 '2026-05-30', '2026-06-16', '2026-08-25', '2026-12-08', '2026-12-25', '2027-01-01', '2027-03-09',
                 '2027-03-10', '2027-03-11', '2027-03-18', '2027-03-21', '2027-03-28', '2027-04-17', '2027-05-01',
                 '2027-05-02', '2027-05-16', '2027-05-17', '2027-05-18', '2027-05-19', '2027-06-06', '2027-08-14',
                 '2027-12-08', '2027-12-25']::date[]
         end as holidays
    from stored
)
update order_lines l
   set return_until = pg_temp.end_of_window(o.delivered_at, s.return_days, s.holidays),
       exchange_until = pg_temp.end_of_window(o.delivered_at, s.exchange_days, s.holidays)
  from orders o, settings s
 where o.id = l.order_id and o.delivered_at is not null and l.return_until is null;

drop function pg_temp.end_of_window(timestamptz, integer, date[]);
