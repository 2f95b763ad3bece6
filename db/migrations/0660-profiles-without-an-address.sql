-- A profile needs a name; the address can be given at checkout.
alter table shoppers
  drop constraint shoppers_check1,
  add constraint shoppers_registered_by_name check (registered_at is null or erased_at is not null or name <> '') not valid;
alter table shoppers validate constraint shoppers_registered_by_name;
comment on column shoppers.address is 'The address as the wire''s AddressInput; null until one is given.';
