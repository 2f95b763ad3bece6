-- When the last number was given, kept under the lock of its series: the instants of invoices rise with their numbers.
alter table invoice_series add column last_at timestamptz not null default '-infinity';
