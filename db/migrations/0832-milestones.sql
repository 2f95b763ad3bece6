-- What the shop reached once: its first sale, its tenth, and the first piece that was kept ten times.
create table milestones (
  kind       text primary key check (kind in ('first', 'tenth', 'best')),
  product_id text references products on delete set null,
  reached_at timestamptz not null,
  -- When somebody who runs the shop put it away; it is not shown again.
  seen_at    timestamptz
);
create index milestones_product on milestones (product_id) where product_id is not null;
