-- The backups of the embedded database, for the console and for alerts. A restored database knows those before its time.
create table backups (
  id text primary key,
  started_at timestamptz not null,
  ended_at timestamptz not null,
  bytes bigint not null check (bytes > 0)
);
