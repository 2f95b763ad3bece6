-- The price list of one supplier does not name its brand.
alter table imports add column brand_id text references brands (id) on delete set null;
