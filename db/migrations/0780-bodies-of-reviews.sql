-- How tall the one is who wears a reviewed piece, in cm, the size usually worn and the one taken: what others of that height go by.
alter table reviews
  add column height smallint check (height between 40 and 230),
  add column usual_size_id text references sizes on delete set null,
  add column taken_size_id text references sizes on delete set null;
create index reviews_usual_size on reviews (usual_size_id) where usual_size_id is not null;
create index reviews_taken_size on reviews (taken_size_id) where taken_size_id is not null;
-- The line of a product's page counts from this index alone.
create index reviews_bodies on reviews (product_id, height, taken_size_id)
  where hidden_at is null and height is not null and taken_size_id is not null;
drop trigger reviews_version on reviews;
create trigger reviews_version before update of rating, comment, fit, height, usual_size_id, taken_size_id, hidden_at, answer_en, answer_ar, decided_at
  on reviews for each row execute function increment_version();
