-- Size guides have a name for the merchant, a note for shoppers, and stand for the products of a category, of one brand or
-- of every one, that have no guide of their own.
alter table size_guides
  add column name_en text not null default '' check (length(name_en) <= 80),
  add column name_ar text not null default '' check (length(name_ar) <= 80),
  add column note_en text not null default '' check (length(note_en) <= 300),
  add column note_ar text not null default '' check (length(note_ar) <= 300),
  add column subcategory_id text references subcategories,
  add column brand_id text references brands,
  add column version integer not null default 1,
  add check (brand_id is null or subcategory_id is not null);
create unique index size_guides_place on size_guides (subcategory_id, brand_id) nulls not distinct
  where subcategory_id is not null;
create index size_guides_brand on size_guides (brand_id) where brand_id is not null;
