-- A failed job is tried again after a pause that grows with its failures; one that has not succeeded by `late_at` is late.
alter table job_runs
  add column failures integer not null default 0,
  add column late_at  timestamptz;
