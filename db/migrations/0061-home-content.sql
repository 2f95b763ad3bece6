-- Blocks of the home page as the merchant edits them, and the notice above every page. A block is shown between
-- `starts_at` and `ends_at`. Of several heroes or notices in force, the one that started last is shown.
alter table home_content
  add column picture_of text references products on delete set null,
  add column product_ids text[] not null default '{}',
  add column min_products integer not null default 1 check (min_products between 0 and 50),
  add column starts_at timestamptz,
  add column ends_at timestamptz,
  add column version integer not null default 1,
  drop constraint home_content_kind_check,
  add constraint home_content_kind_check check (kind in ('hero', 'notice', 'banner', 'collection')),
  drop constraint home_content_href_check,
  add constraint home_content_href_check check (href = '' or (href like '/%' and href not like '//%')),
  add constraint home_content_window_check check (ends_at > starts_at);
drop index home_content_hero;

update home_content h
   set picture_of = (select p.id from products p where p.picture_id = h.picture_id order by p.id limit 1)
 where h.picture_id is not null;
