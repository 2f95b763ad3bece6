-- The last step of an employee at a parcel while it can be undone: where the parcel was before it, and what its shopper
-- was told. `version` is that of the parcel after the step; any other step makes the row worthless.
create table parcel_undos (
  parcel_id  text primary key references parcels on delete cascade,
  steps      text[] not null,
  version    integer not null,
  actor      text not null,
  before     jsonb not null,
  notice_ids text[] not null default '{}',
  at         timestamptz not null default now(),
  until      timestamptz not null
);
create index parcel_undos_until on parcel_undos (until);

-- The ways back are open only while such a step can be undone.
create or replace function check_order_step() returns trigger language plpgsql as $$
begin
  if new.status = old.status then
    return new;
  end if;
  if (old.status, new.status) in (('inProgress', 'pending'), ('canceled', 'pending'), ('canceled', 'inProgress')) then
    if exists (select from parcel_undos u join parcels p on p.id = u.parcel_id
                where p.order_id = new.id and u.version = p.version and u.until > clock_timestamp()) then
      return new;
    end if;
  elsif (old.status, new.status) in (
    ('pending', 'inProgress'), ('pending', 'canceled'),
    ('inProgress', 'inDelivery'), ('inProgress', 'canceled'),
    ('inDelivery', 'delivered'), ('inDelivery', 'canceled'),
    ('delivered', 'returns'), ('delivered', 'completed'),
    ('returns', 'delivered'), ('returns', 'completed')
  ) then
    return new;
  end if;
  raise exception 'an order does not go from % to %', old.status, new.status using errcode = 'check_violation';
end $$;
