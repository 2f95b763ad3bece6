-- The receipts of each variant, for the age of the stock: all others of the ledger's rows are left unread.
create index stock_ledger_received on stock_ledger (product_id, color_id, size_id, at) include (change, receipt_id)
  where bucket = 'stock' and reason = 'received';
