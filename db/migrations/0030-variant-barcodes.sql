-- What a scanner reads on a piece: an EAN-13 of the store's own (prefix 20, for use inside of a shop) until a supplier's
-- is entered.
create sequence variant_barcodes;

create function own_barcode(number bigint) returns text language sql immutable as $$
  with digits as (select '20' || lpad(number::text, 10, '0') as twelve)
  select twelve || (10 - (select sum(substr(twelve, place, 1)::int * case when place % 2 = 0 then 3 else 1 end)
                            from generate_series(1, 12) as place) % 10) % 10
    from digits
$$;

alter table variants
  add column barcode text not null default own_barcode(nextval('variant_barcodes'))
    check (barcode ~ '^[0-9A-Za-z-]{4,32}$');
create unique index variants_barcode on variants (barcode);
