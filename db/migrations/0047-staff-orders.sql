-- How an order came to the store, and for those that staff took who took it and when the customer agreed.
alter table orders add column source text not null default 'site'
  check (source in ('site', 'phone', 'whatsapp', 'facebook', 'telegram', 'shop', 'other'));
alter table orders add column taken_by text references staff;
alter table orders add column consent_at timestamptz;
alter table orders add constraint orders_taken_check
  check ((source = 'site') = (taken_by is null) and (taken_by is null) = (consent_at is null));
