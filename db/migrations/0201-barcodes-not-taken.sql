-- A shop may bring in products with the barcodes that another shop of this kind made: those numbers are passed over.
create function next_barcode() returns text language plpgsql as $$
declare code text;
begin
  loop
    code := own_barcode(nextval('variant_barcodes'));
    exit when not exists (select from variants where barcode = code);
  end loop;
  return code;
end $$;
alter table variants alter column barcode set default next_barcode();
