-- An invoice of what a credit note let a customer off, once the settling of that difference is reversed.
alter table invoices drop constraint invoices_reason_check;
alter table invoices add constraint invoices_reason_check check (
  reason in ('delivery', 'feeAtRefusal', 'correction', 'recharge', 'refund', 'difference', 'mistake'));
alter table invoices drop constraint invoices_check2;
alter table invoices add constraint invoices_check2 check (
  (series = 'invoice') = (reason in ('delivery', 'feeAtRefusal', 'correction', 'recharge')));
create unique index invoices_recharge on invoices (original_id) where reason = 'recharge';

-- The entries that settled a difference.
create index cash_entries_settled on cash_entries ((details ->> 'task')) where kind = 'settle';

-- A statement whose remittance was reversed keeps that entry and can be posted again.
create index company_statements_entry on company_statements (entry_id) where entry_id is not null;
