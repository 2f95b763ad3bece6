-- What the console searches orders by: the shopper's name and the place, however they are spelled.

-- Case, vowel marks and tatweel are dropped, and letters that are written for one another are made one.
create function fold_text(given text) returns text language sql immutable strict parallel safe as $$
  select lower(translate(regexp_replace(normalize(given, NFKD), '[\u0300-\u036f\u064b-\u065f\u0670\u0640]', '', 'g'),
                         'ٱةىکی٠١٢٣٤٥٦٧٨٩ء', 'اهيكي0123456789'))
$$;
alter table shoppers add column name_folded text generated always as (fold_text(name)) stored;
alter table orders add column place_folded text
  generated always as (fold_text((address ->> 'city') || ' ' || coalesce(address ->> 'area', ''))) stored;

-- Parcels that were not taken, lately.
create index parcels_refused on parcels (refused_at) where refused_at is not null;
