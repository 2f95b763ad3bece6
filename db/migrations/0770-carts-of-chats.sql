-- Pieces that staff chose for somebody in a chat, behind a link. They hold no stock, and nobody is named.
create table chat_carts (
  token       text primary key check (length(token) = 22),
  lines       jsonb not null,
  note        text not null,
  staff_id    text not null references staff,
  made_at     timestamptz not null,
  expires_at  timestamptz not null
);
create index chat_carts_staff on chat_carts (staff_id);
create index chat_carts_expires on chat_carts (expires_at);
