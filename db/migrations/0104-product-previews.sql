-- A product's page as it would be with changes that are not saved, for the session of staff that asked for it. Its id is
-- in the address of the page; `details` has the page's data by language.
create table product_previews (
  id          text primary key,
  session_id  text not null references staff_sessions on delete cascade,
  product_id  text not null references products on delete cascade,
  details     jsonb not null,
  expires_at  timestamptz not null
);
create index product_previews_session on product_previews (session_id);
create index product_previews_product on product_previews (product_id);
create index product_previews_expires on product_previews (expires_at);
