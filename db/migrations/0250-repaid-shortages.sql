-- What a member of the staff pays back of a shortage that was charged to them.
alter table cash_entries drop constraint cash_entries_kind_check;
alter table cash_entries add constraint cash_entries_kind_check check (
  kind in ('deliver', 'feeAtRefusal', 'refund', 'exchange', 'float', 'handOver', 'remittance', 'settle', 'expense', 'lost', 'reverse',
           'deposit', 'draw', 'repay'));
