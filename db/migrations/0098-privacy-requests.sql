-- What customers ask of their data by phone or letter. Done by an owner, once a code proved who asks; a deletion that has
-- to wait for an order or a return is done when that has ended. Of a deleted customer the row keeps which packed labels
-- bear the address.
create table privacy_requests (
  id            text primary key default new_id(),
  shopper_id    text references shoppers on delete cascade,
  kind          text not null check (kind in ('export', 'erase')),
  opened_by     text references staff,
  opened_at     timestamptz not null,
  due_at        timestamptz not null check (due_at > opened_at),
  verified_at   timestamptz,
  done_at       timestamptz,
  withdrawn_at  timestamptz,
  labels        text[] not null default '{}',
  check (done_at is null or verified_at is not null),
  check (done_at is null or withdrawn_at is null),
  check (shopper_id is not null or done_at is not null or withdrawn_at is not null)
);
create unique index privacy_requests_open on privacy_requests (shopper_id, kind)
  where done_at is null and withdrawn_at is null;
create index privacy_requests_due on privacy_requests (due_at) where done_at is null and withdrawn_at is null;

-- A code that a customer reads to the store must not sign anybody in.
alter table verification_codes drop constraint verification_codes_audience_check;
alter table verification_codes add constraint verification_codes_audience_check
  check (audience in ('shopper', 'staff', 'privacy'));
alter table verification_failures drop constraint verification_failures_audience_check;
alter table verification_failures add constraint verification_failures_audience_check
  check (audience in ('shopper', 'staff', 'privacy'));
