-- What the console's pages hear of while they are open: which thing changed, no content. `stages` and `courier_id`: who may
-- hear of it. Kept for a day, so that a page whose line was lost catches up.
create table console_events (
  id         bigint generated always as identity primary key,
  made_by    xid8 not null default pg_current_xact_id(),
  type       text not null check (type in ('order', 'parcel', 'run', 'return', 'task', 'stock', 'settings')),
  subject    text not null,
  version    integer not null default 1,
  stages     text[] not null default '{}',
  courier_id text,
  at         timestamptz not null default now()
);
create index console_events_made on console_events (made_by, id);
create index console_events_at on console_events (at);

create function tell_console_events() returns trigger language plpgsql as $$
begin
  perform pg_notify('console_events', '');
  return null;
end $$;
create trigger console_events_told after insert on console_events for each statement execute function tell_console_events();

create function note_parcel() returns trigger language plpgsql as $$
declare
  through text[] := array_remove(array[new.stage, case when tg_op = 'UPDATE' then old.stage end], null);
  carrier text := coalesce(new.courier_id, case when tg_op = 'UPDATE' then old.courier_id end);
begin
  insert into console_events (type, subject, version, stages, courier_id)
  values ('parcel', new.id, new.version, through, carrier), ('order', new.order_id, new.version, through, carrier);
  return null;
end $$;
create trigger parcels_noted after insert or update on parcels for each row execute function note_parcel();

create function note_run() returns trigger language plpgsql as $$
begin
  insert into console_events (type, subject, version, courier_id) values ('run', new.id, new.version, new.courier_id);
  return null;
end $$;
create trigger runs_noted after insert or update on runs for each row execute function note_run();

create function note_return() returns trigger language plpgsql as $$
begin
  insert into console_events (type, subject) values ('return', new.id);
  return null;
end $$;
create trigger returns_noted after insert or update on returns for each row execute function note_return();

create function note_task() returns trigger language plpgsql as $$
begin
  insert into console_events (type, subject) values ('task', new.id::text);
  return null;
end $$;
create trigger tasks_noted after insert or update on tasks for each row execute function note_task();

create function note_settings() returns trigger language plpgsql as $$
begin
  insert into console_events (type, subject, version) values ('settings', 'settings', new.version);
  return null;
end $$;
create trigger settings_noted after insert or update on settings for each row execute function note_settings();

create function note_stock() returns trigger language plpgsql as $$
begin
  insert into console_events (type, subject) select distinct 'stock', product_id from after_it;
  return null;
end $$;
create trigger stock_noted after insert on stock_ledger referencing new table as after_it
  for each statement execute function note_stock();
