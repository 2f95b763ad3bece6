-- A refusal that staff struck out: it stays on its parcel and no longer counts against the shopper.
create table refusal_strikes (
  parcel_id text primary key references parcels on delete cascade,
  staff_id  text not null references staff,
  reason    text not null check (length(reason) between 1 and 500),
  at        timestamptz not null
);

-- What a number did before its account was erased counts for the next account with that number. A level set by hand
-- stays with the number until its review: `at` is that day.
alter table erased_outcomes add column shopper_id text references shoppers on delete set null;
create index erased_outcomes_shopper on erased_outcomes (shopper_id) where shopper_id is not null;
alter table erased_outcomes drop constraint erased_outcomes_outcome_check;
alter table erased_outcomes add constraint erased_outcomes_outcome_check
  check (outcome in ('delivered', 'refused', 'watched', 'blocked'));
