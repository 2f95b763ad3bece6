-- Buy so many pieces and get others free; coupons of governorates; a ceiling of what a coupon gives in all.
alter table coupons
  drop constraint coupons_kind_check,
  add constraint coupons_kind_check check (kind in ('percent', 'amount', 'freeDelivery', 'buyXGetY')),
  add column buy_pieces integer check (buy_pieces > 0),
  add column free_pieces integer check (free_pieces > 0),
  add column governorate_ids text[] not null default '{}',
  -- Whole pounds that it may give in all orders, and that it gave.
  add column budget bigint check (budget > 0),
  add column spent bigint not null default 0 check (spent >= 0),
  add constraint coupons_pieces check ((kind = 'buyXGetY') = (buy_pieces is not null and free_pieces is not null)),
  add constraint coupons_budget check (spent <= budget);
alter table coupon_redemptions add column amount bigint not null default 0 check (amount >= 0);
