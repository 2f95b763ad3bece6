-- A channel has a name in each language: Arabic pages said «راسلنا على Telegram». One stored before has its name in both.
create function pg_temp.named(channel jsonb) returns jsonb language sql immutable as $$
  select case when jsonb_typeof(channel -> 'name') = 'string'
              then jsonb_set(channel, '{name}', jsonb_build_object('en', channel -> 'name', 'ar', channel -> 'name'))
              else channel end;
$$;

update settings set value = jsonb_set(value, '{socialChannel}', pg_temp.named(value -> 'socialChannel'))
 where value ? 'socialChannel';

update settings set value = jsonb_set(value, '{otherChannels}',
         (select coalesce(jsonb_agg(pg_temp.named(channel) order by place), '[]')
            from jsonb_array_elements(value -> 'otherChannels') with ordinality as each (channel, place)))
 where value ? 'otherChannels';

drop function pg_temp.named(jsonb);
