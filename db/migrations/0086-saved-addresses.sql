-- Addresses that a shopper keeps beside the one of the profile, each by a name. The profile's is the preferred one.
create table saved_addresses (
  id          text primary key default new_id(),
  shopper_id  text not null references shoppers on delete cascade,
  name        text not null check (length(name) between 1 and 40),
  address     jsonb not null,
  saved_at    timestamptz not null
);
create unique index saved_addresses_name on saved_addresses (shopper_id, name);

alter table shoppers add column address_name text not null default '' check (length(address_name) <= 40);
