-- What a receipt cost besides its goods, such as shipping and customs, in its own currency: it is part of what the pieces cost.
alter table receipts
  add column extra_cost bigint check (extra_cost between 0 and 1000000000);
create index stock_ledger_receipt on stock_ledger (receipt_id) where receipt_id is not null;
