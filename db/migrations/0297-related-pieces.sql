-- What the merchant shows beside a product, in their order; what is computed follows it. An id may be of a product that is gone.
alter table products add column related_ids text[] not null default '{}' check (cardinality(related_ids) <= 6);
