-- A coupon given to a customer for what went wrong, bound to a case.
create table compensations (
  coupon_id   text primary key references coupons on delete cascade,
  shopper_id  text not null references shoppers on delete cascade,
  case_id     text references cases on delete set null,
  staff_id    text not null references staff,
  amount      bigint not null check (amount > 0),
  reason      text not null check (length(reason) between 1 and 500),
  at          timestamptz not null
);
create index compensations_shopper on compensations (shopper_id, at desc);
create index compensations_case on compensations (case_id) where case_id is not null;
