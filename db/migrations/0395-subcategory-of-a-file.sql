-- A short price list does not name the category of its products.
alter table imports add column subcategory_id text references subcategories (id) on delete set null;
