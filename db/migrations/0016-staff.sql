-- The people who run the shop, how they prove who they are, and what they did.

create table staff (
  id                text primary key default new_id(),
  phone             text not null check (phone ~ '^\+[1-9][0-9]{7,14}$'),
  name              text not null check (length(name) between 1 and 100),
  roles             text[] not null check (
    cardinality(roles) > 0 and roles <@ array['owner', 'manager', 'packer', 'courier', 'accountant', 'support']
  ),
  -- What the secret of the authenticator app is derived from, with a key outside the database; null: none is set up.
  totp_seed         text,
  -- A secret that was shown and has not been proven by a code yet.
  totp_offered_seed text,
  -- The last time step whose code was used: a code counts once.
  totp_last_step    bigint not null default 0,
  version           integer not null default 1,
  created_at        timestamptz not null default now(),
  last_seen_at      timestamptz,
  removed_at        timestamptz
);
create unique index staff_phone on staff (phone) where removed_at is null;

create table staff_sessions (
  id             text primary key default new_id(),
  token_hash     text not null unique,
  staff_id       text not null references staff,
  user_agent     text not null default '',
  idle_minutes   integer not null check (idle_minutes > 0),
  needs_second   boolean not null,
  -- When a second factor was last given.
  second_at      timestamptz,
  created_at     timestamptz not null,
  last_used_at   timestamptz not null,
  expires_at     timestamptz not null,
  ended_at       timestamptz,
  end_reason     text check (end_reason in ('logout', 'replaced', 'changed', 'removed', 'ended')),
  check ((ended_at is null) = (end_reason is null))
);
create index staff_sessions_staff on staff_sessions (staff_id) where ended_at is null;

create table staff_recovery_codes (
  staff_id   text not null references staff,
  code_hash  text not null,
  created_at timestamptz not null,
  used_at    timestamptz,
  primary key (staff_id, code_hash)
);

-- Wrong second codes, to bound them.
create table staff_second_failures (
  id       bigint generated always as identity primary key,
  staff_id text not null references staff,
  at       timestamptz not null
);
create index staff_second_failures_staff on staff_second_failures (staff_id, at);

-- A link that lets an owner in once, printed on the server.
create table staff_links (
  token_hash text primary key,
  staff_id   text not null references staff,
  expires_at timestamptz not null,
  used_at    timestamptz
);

-- Codes for the console are asked for, counted and tried apart from those of shoppers.
alter table verification_codes add column audience text not null default 'shopper' check (audience in ('shopper', 'staff'));
alter table verification_failures add column audience text not null default 'shopper' check (audience in ('shopper', 'staff'));
drop index verification_codes_alive;
create unique index verification_codes_alive on verification_codes (phone, coalesce(browser_hash, ''), audience)
  where used_at is null and replaced_at is null;

create table staff_idempotency_keys (
  staff_id    text not null references staff,
  key         text not null,
  call        text not null,
  body_hash   text not null,
  answer      jsonb not null,
  created_at  timestamptz not null default now(),
  primary key (staff_id, key)
);
create index staff_idempotency_keys_created on staff_idempotency_keys (created_at);

-- A masked field that was opened: for whom, which, and until when it may be read.
create table staff_reveals (
  id        bigint generated always as identity primary key,
  staff_id  text not null references staff,
  kind      text not null,
  subject   text not null,
  field     text not null,
  order_id  text,
  at        timestamptz not null,
  until     timestamptz not null
);
create index staff_reveals_open on staff_reveals (staff_id, kind, subject, field, until);
create trigger staff_reveals_stay before update or delete on staff_reveals for each row execute function refuse_change();

create table staff_audit (
  id         bigint generated always as identity primary key,
  at         timestamptz not null,
  -- Null where it is not known who it was.
  staff_id   text references staff,
  session_id text references staff_sessions,
  action     text not null check (action ~ '^[a-z]+\.[a-zA-Z]+$'),
  subject    text not null,
  before     jsonb,
  after      jsonb
);
create index staff_audit_subject on staff_audit (subject, id);
create index staff_audit_staff on staff_audit (staff_id, id);
create index staff_audit_at on staff_audit (at);
create trigger staff_audit_stays before update or delete on staff_audit for each row execute function refuse_change();

-- Each link holds the hash of its line and of the link before it: a line that is changed, removed or put in between
-- breaks the chain.
create table staff_audit_chain (
  number    bigint primary key,
  audit_id  bigint not null unique references staff_audit,
  hash      text not null
);
create trigger staff_audit_chain_stays before update or delete on staff_audit_chain
  for each row execute function refuse_change();

create function staff_audit_hash(previous text, line staff_audit) returns text language sql stable as
$$ select encode(sha256(convert_to(jsonb_build_array(previous, line.id, extract(epoch from line.at), line.staff_id,
     line.session_id, line.action, line.subject, line.before, line.after)::text, 'UTF8')), 'hex') $$;

-- Runs when the transaction commits, so that the chain's lock is held for that moment only and after every other lock.
create function chain_staff_audit() returns trigger language plpgsql as $$
declare
  last staff_audit_chain;
begin
  perform pg_advisory_xact_lock(hashtextextended('staff_audit', 11));
  select * into last from staff_audit_chain order by number desc limit 1;
  insert into staff_audit_chain (number, audit_id, hash)
  values (coalesce(last.number, 0) + 1, new.id, staff_audit_hash(coalesce(last.hash, ''), new));
  return null;
end $$;
create constraint trigger staff_audit_is_chained after insert on staff_audit deferrable initially deferred
  for each row execute function chain_staff_audit();
