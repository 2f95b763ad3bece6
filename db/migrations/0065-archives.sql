-- Copies of everything the shop owns, made on request and kept for a day; the files are in DATA_DIR.
create table archives (
  id          text primary key default new_id(),
  state       text not null default 'making' check (state in ('making', 'ready', 'failed')),
  made_by     text not null references staff,
  made_at     timestamptz not null,
  done        integer not null default 0,
  total       integer not null default 0,
  bytes       bigint,
  -- The link: used once, and only for a few minutes.
  token_hash  text,
  token_until timestamptz,
  lease_until timestamptz,
  attempts    integer not null default 0
);
create unique index archives_making on archives ((state)) where state = 'making';
