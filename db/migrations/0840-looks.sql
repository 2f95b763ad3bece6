-- Pieces that are worn together, beside collections.
alter table home_content
  drop constraint home_content_kind_check,
  add constraint home_content_kind_check check (kind in ('hero', 'notice', 'banner', 'collection', 'look'));
