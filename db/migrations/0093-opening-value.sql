-- The value that stock had when values began (0062) lies on the last row of a variant's ledger, which may be an order's: it
-- is no part of what that row moved. Such rows are marked, so that no order brings it back and no unit cost is made of it.
alter table stock_ledger add column is_opening boolean not null default false;
alter table stock_ledger disable trigger stock_ledger_stays;
update stock_ledger set is_opening = true
 where value <> 0 and at <= (select applied_at from migrations where name = '0062-stock-value.sql');
alter table stock_ledger enable trigger stock_ledger_stays;
