-- Points end some months after they came, and their shopper is told before.
alter table points_ledger
  -- The end (excluded) of what came, as promised on that day: a later setting does not move it. Null: never.
  add column expires_at timestamptz,
  add column expiry_told_at timestamptz,
  -- When the job counted out what was left of it.
  add column ended_at timestamptz,
  drop constraint points_ledger_reason_check,
  add constraint points_ledger_reason_check check (reason in ('earned', 'redeemed', 'takenBack', 'granted', 'expired')),
  add constraint points_ledger_expires check (points > 0 or expires_at is null);
create index points_ledger_open on points_ledger (expires_at) where expires_at is not null and ended_at is null;
create index points_ledger_order on points_ledger (order_id) where order_id is not null;
