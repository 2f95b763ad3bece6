-- The ids of the rows that one replaced, so that links to their pages lead to it.
alter table brands add column former_ids text[] not null default '{}';
alter table categories add column former_ids text[] not null default '{}';
alter table subcategories add column former_ids text[] not null default '{}';
