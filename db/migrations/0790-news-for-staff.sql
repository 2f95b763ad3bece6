-- What a member of the staff hears of the shop, and where. A missing row: everything of their roles, in the shop's quiet hours not.
create table staff_news_wishes (
  staff_id     text primary key references staff,
  language     text not null check (language in ('en', 'ar')),
  muted        text[] not null default '{}',
  quiet_from   integer check (quiet_from between 0 and 23),
  quiet_until  integer check (quiet_until between 0 and 23),
  by_message   boolean not null default false,
  check ((quiet_from is null) = (quiet_until is null))
);
create table staff_push_devices (
  id          text primary key default new_id(),
  staff_id    text not null references staff,
  token       text not null check (length(token) between 1 and 2048),
  user_agent  text not null,
  added_at    timestamptz not null
);
-- A browser is one member's at a time. By hash: a token is longer than an index entry may be.
create unique index staff_push_devices_token on staff_push_devices (md5(token));
create index staff_push_devices_staff on staff_push_devices (staff_id);
-- What was told to whom: once each. `failed_at` is set where it certainly reached nobody.
create table staff_news (
  staff_id   text not null references staff,
  kind       text not null,
  subject    text not null,
  told_at    timestamptz not null,
  tries      integer not null default 1,
  failed_at  timestamptz,
  primary key (staff_id, kind, subject)
);
create index staff_news_told on staff_news (told_at);
