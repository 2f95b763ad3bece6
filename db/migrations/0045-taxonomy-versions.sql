-- Two who edit one brand, category, color or size: the second is told.
alter table brands add column version integer not null default 1;
alter table categories add column version integer not null default 1;
alter table subcategories add column version integer not null default 1;
alter table colors add column version integer not null default 1;
alter table sizes add column version integer not null default 1;
