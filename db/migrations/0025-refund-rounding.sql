-- Refunds are paid in notes that exist: how much more (or less) than the exact refund is paid.
alter table returns
  add column refund_rounding bigint not null default 0,
  drop constraint returns_check,
  add constraint returns_delivery_refund_check
    check (delivery_refund between 0 and refund_amount - refund_rounding) not valid;
