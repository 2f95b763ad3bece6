-- As before, and the guests' page of coupons changes also when a coupon of pounds has less budget left than it gives.
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
      or (old.spent + case old.kind when 'amount' then old.value else 1 end <= old.budget)
        is distinct from (new.spent + case new.kind when 'amount' then new.value else 1 end <= new.budget)))
  execute function note_change('content');
