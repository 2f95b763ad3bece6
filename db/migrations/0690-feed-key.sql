-- The secret in the addresses of the catalog feeds. Stored readable: its owner copies it from the console again and again.
create table feed_key (
  only_row boolean primary key default true check (only_row),
  key text not null check (length(key) = 32),
  made_at timestamptz not null default now()
);
