-- What the owner puts into the safe or takes out of it: an account and two kinds of entries of their own.
alter table cash_accounts drop constraint cash_accounts_id_check;
alter table cash_accounts add constraint cash_accounts_id_check check (
  id ~ '^(courier|company|staffDue|expenses):.+$'
  or id in ('safe', 'bank', 'sales', 'deliveryIncome', 'refunds', 'rounding', 'companyFees', 'pointsGiven', 'difference', 'lossRecovered',
            'loss', 'owner'));
alter table cash_entries drop constraint cash_entries_kind_check;
alter table cash_entries add constraint cash_entries_kind_check check (
  kind in ('deliver', 'feeAtRefusal', 'refund', 'exchange', 'float', 'handOver', 'remittance', 'settle', 'expense', 'lost', 'reverse',
           'deposit', 'draw'));
