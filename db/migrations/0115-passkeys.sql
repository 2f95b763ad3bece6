-- The passkeys of members; the key is a COSE key in base64url. The counter is the authenticator's own, where it keeps
-- one; else it stays 0.
create table staff_passkeys (
  id text primary key default new_id(),
  staff_id text not null references staff (id),
  credential_id text not null unique,
  public_key text not null,
  counter bigint not null default 0 check (counter >= 0),
  name text not null check (length(name) between 1 and 60),
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index staff_passkeys_staff on staff_passkeys (staff_id);

-- Challenges that were answered, so that each is answered once.
create table staff_spent_challenges (
  challenge text primary key,
  expires_at timestamptz not null
);
