-- Which keys this database was written with: a start with others would lock every second factor and PIN out.
create table key_fingerprints (
  name text primary key check (name in ('CODE_PEPPER', 'TOKEN_KEY')),
  fingerprint text not null,
  noted_at timestamptz not null default now()
);
