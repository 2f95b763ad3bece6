-- Steps of going live whose usual values the owner looked at and keeps.
create table accepted_defaults (
  step text primary key check (step in ('fees', 'days')),
  accepted_by text not null references staff (id),
  accepted_at timestamptz not null
);
