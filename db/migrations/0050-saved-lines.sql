-- Pieces a shopper took out of the cart to buy later. They hold no stock, count in no total and are never ordered.
create table saved_lines (
  shopper_id text not null references shoppers (id) on delete cascade,
  product_id text not null,
  color_id text not null,
  size_id text not null,
  quantity integer not null check (quantity between 1 and 100),
  saved_at timestamptz not null default now(),
  seen_price bigint check (seen_price >= 0),
  primary key (shopper_id, product_id, color_id, size_id),
  foreign key (product_id, color_id, size_id) references variants (product_id, color_id, size_id) on delete cascade
);
create index saved_lines_variant on saved_lines (product_id, color_id, size_id);
