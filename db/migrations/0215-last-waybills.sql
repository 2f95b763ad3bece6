-- A company that tries a parcel again can give it a new waybill: the last one is what the parcel's cash is owed under.
create view last_waybills as
select distinct on (company_id, parcel_id) company_id, parcel_id, number, given_at
  from waybills order by company_id, parcel_id, given_at desc, number desc;
