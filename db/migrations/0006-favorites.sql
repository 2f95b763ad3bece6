-- What a kept piece cost on the day it was kept, so that its list can say how far the price has dropped since. Null for
-- what was kept before: no drop is better than an invented one.
alter table favorites add column price bigint check (price >= 0);

-- What a shopper let go a moment ago. Kept again in time it comes back as if it had never left: same place, same price.
create table favorites_let_go (
  shopper_id  text not null references shoppers on delete cascade,
  product_id  text not null references products on delete cascade,
  kept_at     timestamptz not null,
  price       bigint check (price >= 0),
  let_go_at   timestamptz not null default now(),
  primary key (shopper_id, product_id)
);
