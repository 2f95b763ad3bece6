-- Coupons as the merchant edits them: a version, a pause, and coupons that only their code leads to.
alter table coupons
  add column version integer not null default 1,
  add column paused_at timestamptz,
  add column listed boolean not null default true;
create index coupons_made on coupons (created_at desc, id) where owner_id is null;

-- As before, and also when a coupon is paused, listed, or its budget is spent.
drop trigger coupons_update_noted on coupons;
create trigger coupons_update_noted after update on coupons
  for each row when (
    new.owner_id is null and (
      (old.title_en, old.title_ar, old.description_en, old.description_ar, old.min_sub_total, old.starts_at, old.ends_at,
       old.listed, old.paused_at is null)
        is distinct from
      (new.title_en, new.title_ar, new.description_en, new.description_ar, new.min_sub_total, new.starts_at, new.ends_at,
       new.listed, new.paused_at is null)
      or (old.taken_count < old.take_limit) is distinct from (new.taken_count < new.take_limit)
      or (old.used_count < old.use_limit) is distinct from (new.used_count < new.use_limit)
      or (old.spent < old.budget) is distinct from (new.spent < new.budget)))
  execute function note_change('content');
