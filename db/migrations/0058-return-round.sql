-- Returns and exchanges on a courier's round. Source: the merchant's rules, "Returns desk".

alter table returns
  -- When a courier took the pieces at the door, and who; they are counted in later.
  add column collected_at timestamptz,
  add column collected_by text,
  -- Visits at which the pieces were not given.
  add column attempts     integer not null default 0 check (attempts >= 0),
  add check ((collected_at is null) = (collected_by is null));

-- Settled at the door: each piece counts, whatever is found when it is counted in.
alter table return_items add column at_door boolean not null default false;
-- contract: the same column is added again in this transaction, with the new sum.
alter table return_items drop column counted;
alter table return_items
  add column counted integer generated always as
    (case when at_door then quantity else coalesce(resellable + damaged, quantity) end) stored;

create or replace function check_return_step() returns trigger language plpgsql as $$
begin
  if new.status <> old.status and (old.status, new.status) not in (
    ('requested', 'approved'), ('requested', 'rejected'), ('requested', 'withdrawn'),
    ('approved', 'received'), ('approved', 'rejected'), ('received', 'refunded'), ('received', 'exchanged'),
    ('approved', 'refunded'), ('approved', 'exchanged')
  ) then
    raise exception 'a return does not go from % to %', old.status, new.status using errcode = 'check_violation';
  end if;
  if (new.status = 'refunded' and new.kind <> 'return') or (new.status = 'exchanged' and new.kind <> 'exchange') then
    raise exception 'a % is not %', new.kind, new.status using errcode = 'check_violation';
  end if;
  if old.status = 'approved' and new.status in ('refunded', 'exchanged') and new.collected_at is null then
    raise exception 'a return is settled at the door with its pieces' using errcode = 'check_violation';
  end if;
  return new;
end $$;

-- Doors at which a courier takes pieces back, pays for them or exchanges them.
create table return_stops (
  run_id    text not null references runs on delete cascade,
  return_id text not null references returns on delete cascade,
  stop_no   integer not null,
  outcome   text,
  ended_at  timestamptz,
  primary key (run_id, return_id),
  check ((outcome is null) = (ended_at is null))
);
create unique index return_stops_open on return_stops (return_id) where ended_at is null;

alter table device_events
  alter column parcel_id drop not null,
  add column return_id text,
  add check (num_nonnulls(parcel_id, return_id) = 1);
