-- A waybill is looked up by its number alone, as it is scanned.
create index waybills_number on waybills (number);
