-- From the cart to the order and back: carts, coupons, orders, returns, points.

create table coupons (
  id                 text primary key default new_id(),
  code               text not null unique check (code = upper(code) and length(code) between 3 and 32),
  title_en           text not null,
  title_ar           text not null,
  description_en     text not null default '',
  description_ar     text not null default '',
  kind               text not null check (kind in ('percent', 'amount', 'freeDelivery')),
  value              bigint not null check (value >= 0),
  max_discount       bigint check (max_discount > 0),
  min_sub_total      bigint not null default 0 check (min_sub_total >= 0),
  starts_at          timestamptz not null,
  ends_at            timestamptz not null,
  take_limit         integer check (take_limit > 0),
  taken_count        integer not null default 0 check (taken_count >= 0),
  use_limit          integer check (use_limit > 0),
  used_count         integer not null default 0 check (used_count >= 0),
  uses_a_shopper     integer not null default 1 check (uses_a_shopper > 0),
  first_order_only   boolean not null default false,
  undiscounted_only  boolean not null default false,
  brand_ids          text[] not null default '{}',
  category_ids       text[] not null default '{}',
  product_ids        text[] not null default '{}',
  -- A coupon made of points belongs to one shopper and is listed to nobody else.
  owner_id           text references shoppers on delete cascade,
  created_at         timestamptz not null default now(),
  check (ends_at > starts_at),
  check (kind <> 'percent' or value between 1 and 100),
  check (taken_count <= take_limit),
  check (used_count <= use_limit)
);

create table coupon_assignments (
  coupon_id    text not null references coupons on delete cascade,
  shopper_id   text not null references shoppers on delete cascade,
  assigned_at  timestamptz not null default now(),
  primary key (coupon_id, shopper_id)
);
create index coupon_assignments_shopper on coupon_assignments (shopper_id, assigned_at desc);

create table carts (
  shopper_id  text primary key references shoppers on delete cascade,
  coupon_id   text references coupons on delete set null,
  updated_at  timestamptz not null default now()
);

create table cart_lines (
  shopper_id  text not null references shoppers on delete cascade,
  product_id  text not null,
  color_id    text not null,
  size_id     text not null,
  -- The setting says how many a line may hold; this is the most the setting may say.
  quantity    integer not null check (quantity between 1 and 100),
  added_at    timestamptz not null default now(),
  primary key (shopper_id, product_id, color_id, size_id),
  foreign key (product_id, color_id, size_id) references variants on delete cascade
);

create table orders (
  id               text primary key default new_id(),
  number           text not null unique,
  -- Null once the shopper has erased their data; the order stays for the books.
  shopper_id       text references shoppers on delete set null,
  language         text not null default 'en' check (language in ('en', 'ar')),
  status           text not null default 'pending' check (status in ('pending', 'inProgress', 'inDelivery', 'delivered', 'returns', 'completed', 'canceled')),
  placed_at        timestamptz not null default now(),
  delivered_at     timestamptz,
  sub_total        bigint not null check (sub_total >= 0),
  savings          bigint not null check (savings >= 0),
  discount         bigint not null check (discount >= 0),
  delivery         bigint not null check (delivery >= 0),
  total            bigint not null check (total >= 0),
  coupon_id        text references coupons,
  coupon_code      text,
  coupon_title_en  text,
  coupon_title_ar  text,
  address          jsonb not null,
  distance_km      double precision,
  note             text not null default '' check (length(note) <= 500),
  estimated_from   date not null,
  estimated_to     date not null,
  points_earned    integer not null default 0 check (points_earned >= 0),
  check (total = sub_total - discount + delivery),
  check (estimated_to >= estimated_from),
  check ((delivered_at is null) = (status in ('pending', 'inProgress', 'inDelivery', 'canceled')))
);
create index orders_shopper on orders (shopper_id, placed_at desc);
create index orders_status on orders (status, placed_at);

create table order_lines (
  order_id        text not null references orders on delete cascade,
  line_no         integer not null,
  product_id      text not null,
  color_id        text not null,
  size_id         text not null,
  name_en         text not null,
  name_ar         text not null,
  brand_en        text not null,
  brand_ar        text not null,
  brand_id        text not null,
  category_id     text not null,
  color_name_en   text not null,
  color_name_ar   text not null,
  color_hex       text not null,
  size_label_en   text not null,
  size_label_ar   text not null,
  picture_id      text,
  tint            text not null default 'chalk',
  quantity        integer not null check (quantity between 1 and 100),
  full_price      bigint not null check (full_price > 0),
  unit_price      bigint not null check (unit_price > 0 and unit_price <= full_price),
  line_total      bigint not null,
  discount_share  bigint not null default 0 check (discount_share >= 0),
  returnable      boolean not null,
  primary key (order_id, line_no),
  unique (order_id, product_id, color_id, size_id),
  check (line_total = quantity * unit_price),
  check (discount_share <= line_total)
);
create index order_lines_product on order_lines (product_id);

create table order_history (
  id        bigint generated always as identity primary key,
  order_id  text not null references orders on delete cascade,
  status    text not null,
  actor     text not null,
  reason    text not null default '',
  at        timestamptz not null default now()
);
create index order_history_order on order_history (order_id, id);
create trigger order_history_stays before update on order_history for each row execute function refuse_change();

-- The steps an order may take. The shop's own table of steps says who may take them; this one stands
-- behind it, so that no path around the application leaves an order in an impossible state.
create function check_order_step() returns trigger language plpgsql as $$
begin
  if new.status <> old.status and (old.status, new.status) not in (
    ('pending', 'inProgress'), ('pending', 'canceled'),
    ('inProgress', 'inDelivery'), ('inProgress', 'canceled'),
    ('inDelivery', 'delivered'), ('inDelivery', 'canceled'),
    ('delivered', 'returns'), ('delivered', 'completed'),
    ('returns', 'delivered'), ('returns', 'completed')
  ) then
    raise exception 'an order does not go from % to %', old.status, new.status using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger orders_step before update of status on orders for each row execute function check_order_step();

create table coupon_redemptions (
  order_id    text primary key references orders on delete cascade,
  coupon_id   text not null references coupons,
  shopper_id  text references shoppers on delete set null,
  -- The shopper's first, second … use: two orders at once cannot both be the same one.
  nth         integer not null check (nth > 0),
  at          timestamptz not null default now(),
  released_at timestamptz
);
create unique index coupon_redemptions_once on coupon_redemptions (coupon_id, shopper_id, nth) where released_at is null;

create table returns (
  id             text primary key default new_id(),
  order_id       text not null references orders on delete cascade,
  kind           text not null check (kind in ('return', 'exchange')),
  scope          text not null check (scope in ('order', 'item')),
  status         text not null default 'requested' check (status in ('requested', 'approved', 'rejected', 'received', 'refunded', 'exchanged', 'withdrawn')),
  reason         text not null check (reason in ('wrongSize', 'wrongItem', 'damaged', 'notAsDescribed', 'changedMind', 'other')),
  note           text not null default '' check (length(note) <= 1000),
  -- What is paid back, of which `delivery_refund` is for the delivery: once an order, where the store erred.
  refund_amount    bigint not null default 0 check (refund_amount >= 0),
  delivery_refund  bigint not null default 0 check (delivery_refund between 0 and refund_amount),
  created_at       timestamptz not null default now(),
  decided_at       timestamptz,
  decision_note    text not null default ''
);
create index returns_order on returns (order_id, created_at);
create index returns_open on returns (status, created_at);

create function check_return_step() returns trigger language plpgsql as $$
begin
  if new.status <> old.status and (old.status, new.status) not in (
    ('requested', 'approved'), ('requested', 'rejected'), ('requested', 'withdrawn'),
    ('approved', 'received'), ('received', 'refunded'), ('received', 'exchanged')
  ) then
    raise exception 'a return does not go from % to %', old.status, new.status using errcode = 'check_violation';
  end if;
  if (new.status = 'refunded' and new.kind <> 'return') or (new.status = 'exchanged' and new.kind <> 'exchange') then
    raise exception 'a % is not %', new.kind, new.status using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger returns_step before update of status on returns for each row execute function check_return_step();

create table return_items (
  return_id     text not null references returns on delete cascade,
  -- A line may stand here twice: one piece for a larger size, one for a smaller.
  item_no       integer not null,
  order_id      text not null,
  line_no       integer not null,
  quantity      integer not null check (quantity > 0),
  new_color_id  text,
  new_size_id   text,
  primary key (return_id, item_no),
  foreign key (order_id, line_no) references order_lines on delete cascade
);

create table points_ledger (
  id          text primary key default new_id(),
  shopper_id  text not null references shoppers on delete cascade,
  points      integer not null check (points <> 0),
  reason      text not null check (reason in ('earned', 'redeemed', 'takenBack', 'granted')),
  order_id    text references orders on delete set null,
  at          timestamptz not null default now()
);
create index points_ledger_shopper on points_ledger (shopper_id, at desc);

create function add_points() returns trigger language plpgsql as $$
begin
  update shoppers set points = points + new.points where id = new.shopper_id;
  return null;
end $$;
create trigger points_ledger_added after insert on points_ledger for each row execute function add_points();
create trigger points_ledger_stays before update of points, shopper_id on points_ledger
  for each row execute function refuse_change();
