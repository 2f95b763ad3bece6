-- What a company owes is summed up by the parcel of each waybill.
create index cash_entries_parcel on cash_entries (parcel_id) where parcel_id is not null;
-- Counts and remittances are few of all entries.
create index cash_entries_counts on cash_entries (id) where kind in ('handOver', 'remittance');
