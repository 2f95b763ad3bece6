-- Messages as the merchant words them, when they may go out, whose turn it is for a size, and news of brands.

create table message_templates (
  name        text not null,
  language    text not null check (language in ('en', 'ar')),
  title       text not null check (length(title) between 1 and 120),
  text        text not null check (length(text) <= 500),
  version     integer not null default 1 check (version > 0),
  updated_at  timestamptz not null default now(),
  primary key (name, language)
);
create trigger message_templates_edited before update on message_templates for each row execute function count_edit();

alter table outbox
  -- Goes out in quiet hours too: somebody is on their way to the door.
  add column may_disturb boolean not null default false,
  -- When it may first go out; it waits from then on.
  add column due_at timestamptz not null default now();

create table brand_news (
  id          text primary key default new_id(),
  brand_id    text not null references brands on delete cascade,
  title_en    text not null check (length(title_en) between 1 and 120),
  title_ar    text not null check (length(title_ar) between 1 and 120),
  text_en     text not null check (length(text_en) <= 500),
  text_ar     text not null check (length(text_ar) <= 500),
  publish_at  timestamptz not null,
  created_at  timestamptz not null default now(),
  -- The first followers were told at `begun_at`, the last of them at `sent_at`; those up to `told_until` have it.
  begun_at    timestamptz,
  told_until  text not null default '',
  sent_at     timestamptz,
  check (sent_at is null or begun_at is not null)
);
create index brand_news_waiting on brand_news (brand_id, publish_at) where sent_at is null;
create index brand_news_begun on brand_news (brand_id, begun_at desc) where begun_at is not null;
