-- Messages of the merchant in the console: the shop's own words again, a test to oneself, and how many heard of news.

alter table message_templates
  -- The shop's own words are in force again. The row stays for its version.
  add column is_restored boolean not null default false;

alter table outbox drop constraint outbox_kind_check;
alter table outbox add constraint outbox_kind_check
  check (kind in ('code', 'order', 'stock', 'news', 'account', 'test'));

alter table brand_news add column told integer not null default 0 check (told >= 0);
