-- Who the shoppers are, how they prove it, and the sessions that follow.

-- 24 hexadecimal characters with 90 random bits: opaque, unguessable, short enough for a URL.
create function new_id() returns text language sql volatile as
$$ select encode(substring(uuid_send(gen_random_uuid()) from 5 for 12), 'hex') $$;

-- Ledgers, histories and the audit log are records: what was written stays written.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed or deleted', tg_table_name using errcode = 'restrict_violation';
end $$;

create table settings (
  only_row   boolean primary key default true check (only_row),
  value      jsonb not null,
  updated_at timestamptz not null default now()
);

create table shoppers (
  id              text primary key default new_id(),
  phone           text unique check (phone ~ '^\+[1-9][0-9]{7,14}$'),
  name            text not null default '' check (length(name) <= 100),
  email           text not null default '' check (length(email) <= 254),
  notes           text not null default '' check (length(notes) <= 500),
  language        text not null default 'en' check (language in ('en', 'ar')),
  -- The address as the wire's AddressInput; null until the profile is complete.
  address         jsonb,
  points          integer not null default 0 check (points >= 0),
  registered_at   timestamptz,
  erased_at       timestamptz,
  created_at      timestamptz not null default now(),
  check (erased_at is null or phone is null),
  check (registered_at is null or erased_at is not null or (name <> '' and address is not null))
);

create table verification_codes (
  id            text primary key default new_id(),
  phone         text not null,
  code_hmac     text not null,
  -- Only the browser that asked may use the code; null for a client that brings no cookies.
  browser_hash  text,
  origin        text not null,
  number_block  text not null,
  created_at    timestamptz not null default now(),
  expires_at    timestamptz not null,
  tries         integer not null default 0 check (tries >= 0),
  used_at       timestamptz,
  replaced_at   timestamptz
);
create index verification_codes_phone on verification_codes (phone, created_at desc);
create index verification_codes_origin on verification_codes (origin, created_at);
create index verification_codes_browser on verification_codes (browser_hash, created_at);
create index verification_codes_block on verification_codes (number_block, created_at);
create index verification_codes_created on verification_codes (created_at);
-- At most one code a number and browser is alive at any time.
create unique index verification_codes_alive on verification_codes (phone, coalesce(browser_hash, ''))
  where used_at is null and replaced_at is null;

create table verification_failures (
  phone         text not null,
  browser_hash  text,
  at            timestamptz not null default now()
);
create index verification_failures_phone on verification_failures (phone, at);

-- Browsers that signed in with a number before keep an allowance of their own.
create table known_browsers (
  phone         text not null,
  browser_hash  text not null,
  last_seen_at  timestamptz not null default now(),
  primary key (phone, browser_hash)
);

create table sessions (
  id            text primary key default new_id(),
  shopper_id    text not null references shoppers on delete cascade,
  binding_hash  text,
  platform      text not null default 'web',
  push_token    text not null default '',
  user_agent    text not null default '',
  created_at    timestamptz not null default now(),
  last_used_at  timestamptz not null default now(),
  expires_at    timestamptz not null,
  ended_at      timestamptz,
  end_reason    text check (end_reason in ('logout', 'reuse', 'erased', 'elsewhere')),
  check ((ended_at is null) = (end_reason is null))
);
create index sessions_shopper on sessions (shopper_id) where ended_at is null;

create table refresh_tokens (
  token_hash  text primary key,
  session_id  text not null references sessions on delete cascade,
  generation  integer not null check (generation >= 0),
  created_at  timestamptz not null default now(),
  expires_at  timestamptz not null,
  used_at     timestamptz,
  unique (session_id, generation)
);

create table audit_log (
  id       bigint generated always as identity primary key,
  at       timestamptz not null default now(),
  actor    text not null,
  action   text not null,
  subject  text not null,
  details  jsonb not null default '{}'
);
create index audit_log_subject on audit_log (subject, at);
create trigger audit_log_stays before update or delete on audit_log for each row execute function refuse_change();

-- Messages wait here, written in the transaction that caused them, and are delivered by a job.
create table outbox (
  id          text primary key default new_id(),
  kind        text not null check (kind in ('code', 'order', 'news')),
  shopper_id  text references shoppers on delete set null,
  recipient   text not null,
  text        text not null,
  -- Kept only while the outbox gateway is in use, where the page shows the code to a newcomer.
  code        text,
  created_at  timestamptz not null default now(),
  next_try_at timestamptz not null default now(),
  attempts    integer not null default 0,
  sent_at     timestamptz,
  last_error  text
);
create index outbox_waiting on outbox (next_try_at) where sent_at is null;
create index outbox_recipient on outbox (recipient, created_at desc);

create table idempotency_keys (
  shopper_id  text not null references shoppers on delete cascade,
  key         text not null,
  call        text not null,
  body_hash   text not null,
  answer      jsonb not null,
  created_at  timestamptz not null default now(),
  primary key (shopper_id, key)
);
create index idempotency_keys_created on idempotency_keys (created_at);
