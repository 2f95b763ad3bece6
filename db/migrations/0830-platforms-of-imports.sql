-- Whose export a file is, the currency that it names, and how many hundredths of a pound a unit of it is: asked once a file.
alter table imports
  add column platform text,
  add column currency text check (currency ~ '^[A-Z]{3}$'),
  add column unit_rate integer check (unit_rate > 0),
  -- Products whose variants had prices of their own: the highest was taken.
  add column prices_differ integer not null default 0;
