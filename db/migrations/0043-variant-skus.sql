-- What the merchant calls a variant, beside what a scanner reads.
alter table variants add column sku text check (sku ~ '^[0-9A-Za-z._/-]{1,40}$');
create unique index variants_sku on variants (sku);

-- What a photograph shows, in the merchant's words; empty: the product's name, the color and the view.
alter table product_pictures
  add column alt_en text not null default '' check (length(alt_en) <= 200),
  add column alt_ar text not null default '' check (length(alt_ar) <= 200);
