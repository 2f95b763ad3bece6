-- What the store does with reviews: it answers them, hides some with a reason, and reads what shoppers report.
alter table reviews
  add column version     integer not null default 1 check (version > 0),
  add column answer_en   text not null default '' check (length(answer_en) <= 1000),
  add column answer_ar   text not null default '' check (length(answer_ar) <= 1000),
  add column answered_at timestamptz,
  -- When the staff last decided about it: reports from before are dealt with.
  add column decided_at  timestamptz;

create function count_review_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
-- A vote is no change that somebody who decides has to know.
create trigger reviews_version before update of rating, comment, fit, hidden_at, answer_en, answer_ar, decided_at on reviews
  for each row execute function count_review_version();

create table review_reports (
  review_id  text not null references reviews on delete cascade,
  shopper_id text not null references shoppers on delete cascade,
  reason     text not null check (reason in ('insult', 'personalData', 'offTopic', 'rights')),
  at         timestamptz not null,
  primary key (review_id, shopper_id)
);
create index review_reports_shopper on review_reports (shopper_id);
create index reviews_written on reviews (created_at desc, id desc);
