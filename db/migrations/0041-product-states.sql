-- A product may wait for its minute (scheduled) or rest for a while (hidden).
alter table products add column publish_at timestamptz;
alter table products drop constraint products_status_check;
alter table products add constraint products_status_check
  check (status in ('draft', 'scheduled', 'published', 'hidden', 'archived')) not valid;
alter table products validate constraint products_status_check;
alter table products add constraint products_publish_at_check
  check (status <> 'scheduled' or publish_at is not null) not valid;
alter table products validate constraint products_publish_at_check;
create index products_scheduled on products (publish_at) where status = 'scheduled';

-- The words a product had in its address: they lead to it, and name no other product for a year.
create table product_slugs (
  slug        text primary key,
  product_id  text not null references products on delete cascade,
  left_at     timestamptz not null
);
create index product_slugs_product on product_slugs (product_id);
