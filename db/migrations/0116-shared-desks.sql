-- A laptop that several people use, and the PIN by which each takes up their own session on it again.
create table staff_desks (
  id text primary key default new_id(),
  token_hash text not null unique,
  name text not null check (length(name) between 1 and 60),
  enrolled_by text not null references staff (id),
  created_at timestamptz not null,
  removed_at timestamptz
);

create table staff_pins (
  staff_id text primary key references staff (id),
  hash text not null,
  set_at timestamptz not null
);

alter table staff_sessions
  add column desk_id text references staff_desks (id),
  add column locked_at timestamptz,
  add column pin_failures integer not null default 0 check (pin_failures between 0 and 5);
create index staff_sessions_desk on staff_sessions (desk_id) where ended_at is null and desk_id is not null;
