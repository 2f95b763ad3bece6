-- A block that shoppers do not see until it is published; those that are there are.
alter table home_content add column is_draft boolean not null default false;
