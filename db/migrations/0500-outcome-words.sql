-- What a transport company's own words for the end of a parcel mean, as a person told.
create table company_outcome_words (
  company_id text not null references companies (id),
  word text not null,
  outcome text not null check (outcome in ('delivered', 'refused', 'out')),
  primary key (company_id, word)
);
