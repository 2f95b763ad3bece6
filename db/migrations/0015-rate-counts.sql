-- How often something happened in each stretch of time, for limits that count over all instances: `counter` says what is
-- counted and of whom, `at` when its stretch began.
create table rate_counts (
  counter  text not null,
  at       timestamptz not null,
  count    integer not null check (count > 0),
  primary key (counter, at)
) with (fillfactor = 70);
create index rate_counts_at on rate_counts (at);

-- The codes of the day before, so that no limit is forgotten.
insert into rate_counts (counter, at, count)
select 'codes', date_bin('10 minutes', created_at, '2020-01-01'), count(*)
  from verification_codes where created_at > now() - interval '25 hours' group by 2
union all
select 'codes from ' || origin, date_bin('1 minute', created_at, '2020-01-01'), count(*)
  from verification_codes where created_at > now() - interval '2 hours' group by origin, 2
union all
select 'codes to ' || number_block, date_bin('1 minute', created_at, '2020-01-01'), count(*)
  from verification_codes where created_at > now() - interval '2 hours' group by number_block, 2;

-- The seconds until a limit lets one more through, or null where it is not reached. A step counts until it is wholly out of
-- the window, so no window of any position has more than the limit. In plpgsql, so that it is planned once a connection.
create function rate_wait(counted text, step_seconds integer, window_seconds integer, most bigint) returns float8
language plpgsql stable as $$
begin
  return (
    select max(extract(epoch from at - now()))::float8 + step_seconds + window_seconds
      from (select at, sum(count) over (order by at desc) as since from rate_counts
             where counter = counted and at > now() - make_interval(secs => step_seconds + window_seconds)) steps
     where since >= most);
end $$;
