-- When the last part of its ZIP arrived: an upload may take longer than a file that was only tried is kept.
alter table imports add column pictures_at timestamptz;
