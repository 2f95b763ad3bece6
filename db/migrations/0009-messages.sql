-- What a shopper is told: an inbox that always holds it, and how else it reaches them.

create table notifications (
  id          text primary key default new_id(),
  shopper_id  text not null references shoppers on delete cascade,
  kind        text not null check (kind in ('order', 'stock', 'news', 'account')),
  title_en    text not null check (length(title_en) between 1 and 200),
  title_ar    text not null check (length(title_ar) between 1 and 200),
  text_en     text not null check (length(text_en) <= 1000),
  text_ar     text not null check (length(text_ar) <= 1000),
  -- A path of this store and never another's address.
  href        text not null check (href ~ '^/([^/\\]|$)' and length(href) <= 300),
  created_at  timestamptz not null default now(),
  read_at     timestamptz
);
create index notifications_shopper on notifications (shopper_id, created_at desc, id desc);
create index notifications_unread on notifications (shopper_id) where read_at is null;
create index notifications_created on notifications (created_at);

-- How a shopper wants each kind of message beside the inbox; null: as the store does it.
create table notification_wishes (
  shopper_id  text primary key references shoppers on delete cascade,
  orders      text check (orders in ('sms', 'push', 'inbox')),
  stock       text check (stock in ('sms', 'push', 'inbox')),
  news        text check (news in ('sms', 'push', 'inbox'))
);

alter table outbox
  drop constraint outbox_kind_check,
  add constraint outbox_kind_check check (kind in ('code', 'order', 'stock', 'news', 'account')),
  -- A push that no device took becomes an SMS where that was promised.
  add column channel text not null default 'sms' check (channel in ('sms', 'push')),
  add column notification_id text references notifications on delete set null,
  -- Given up: nobody took it in all its tries; `last_error` says why.
  add column dead_at timestamptz;
create index outbox_notification on outbox (notification_id) where notification_id is not null;

-- One browser, one token: of two sessions in a browser only the last is told.
create index sessions_push_token on sessions (md5(push_token)) where push_token <> '';

-- A wrong try is counted before anything is compared and taken back where the code was right.
alter table verification_failures add column id bigint generated always as identity primary key;
