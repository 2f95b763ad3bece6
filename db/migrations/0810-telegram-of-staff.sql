-- Where the shop's bot tells a member of the staff; null: nowhere.
alter table staff_news_wishes add column telegram_chat text check (length(telegram_chat) between 1 and 40);
-- Links that were offered to a member, by which the bot knows who wrote to it.
create table telegram_links (
  code_hash   text primary key,
  staff_id    text not null references staff,
  language    text not null check (language in ('en', 'ar')),
  expires_at  timestamptz not null
);
create index telegram_links_staff on telegram_links (staff_id);
create index telegram_links_expires on telegram_links (expires_at);
