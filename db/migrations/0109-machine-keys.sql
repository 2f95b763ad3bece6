-- Keys of machines that read the console's calls. Only the hash of a key is here; `prefix` names it to people.
create table machine_keys (
  id           text primary key default new_id(),
  name         text not null check (length(name) between 1 and 60),
  key_hash     text not null unique,
  prefix       text not null check (length(prefix) <= 16),
  scopes       text[] not null check (cardinality(scopes) > 0),
  made_by      text not null references staff,
  created_at   timestamptz not null,
  expires_at   timestamptz not null check (expires_at > created_at),
  last_used_at timestamptz,
  revoked_at   timestamptz
);

-- What a machine did names its key; a line has a person or a key.
alter table staff_audit add column key_id text references machine_keys,
  add check (staff_id is null or key_id is null);
create index staff_audit_key on staff_audit (key_id, id) where key_id is not null;

-- Lines without a key hash as they did before.
create or replace function staff_audit_hash(previous text, line staff_audit) returns text language sql stable as
$$ select encode(sha256(convert_to((jsonb_build_array(previous, line.id, extract(epoch from line.at), line.staff_id,
     line.session_id, line.action, line.subject, line.before, line.after)
     || case when line.key_id is null then '[]'::jsonb else jsonb_build_array(line.key_id) end)::text, 'UTF8')), 'hex') $$;
