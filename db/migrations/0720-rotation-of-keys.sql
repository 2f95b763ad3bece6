-- While a key is being rotated the one before is accepted too, until `before_until`. `data_key` is what codes, PINs and second
-- factors are derived with, sealed by CODE_PEPPER (and by the one before): so they outlive each pepper.
alter table key_fingerprints
  add column before text,
  add column before_until timestamptz,
  add column data_key text,
  add column data_key_before text;
