-- News of a brand can be changed until the first follower is told.
alter table brand_news add column version integer not null default 1 check (version > 0);
