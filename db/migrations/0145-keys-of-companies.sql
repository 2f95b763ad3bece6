-- A key with which a transport company's own program reports on its parcels, and on no other's.
alter table machine_keys add column company_id text references companies;
alter table machine_keys add check (not ('parcels.report' = any(scopes)) or company_id is not null);

-- What a machine's call answered, so that a repeated one changes nothing.
create table key_idempotency_keys (
  key_id     text not null references machine_keys,
  key        text not null,
  call       text not null,
  body_hash  text not null,
  answer     jsonb not null,
  created_at timestamptz not null default now(),
  primary key (key_id, key)
);
create index key_idempotency_keys_created on key_idempotency_keys (created_at);
