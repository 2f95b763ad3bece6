-- Barcodes are looked up in small letters, as scanners and labels differ in case.
create index variants_barcode_lower on variants (lower(barcode));
