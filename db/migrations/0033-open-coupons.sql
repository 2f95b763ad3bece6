-- Home shows open coupons to guests, so a change of what is shown invalidates cached pages. Counters change with each
-- order: only when the last one is gone does the page change.
create trigger coupons_inserted_noted after insert on coupons
  for each row when (new.owner_id is null) execute function note_change('content');
create trigger coupons_deleted_noted after delete on coupons
  for each row when (old.owner_id is null) execute function note_change('content');
create trigger coupons_update_noted after update on coupons
  for each row when (
    new.owner_id is null and (
      (old.title_en, old.title_ar, old.description_en, old.description_ar, old.min_sub_total, old.starts_at, old.ends_at)
        is distinct from
      (new.title_en, new.title_ar, new.description_en, new.description_ar, new.min_sub_total, new.starts_at, new.ends_at)
      or (old.taken_count < old.take_limit) is distinct from (new.taken_count < new.take_limit)
      or (old.used_count < old.use_limit) is distinct from (new.used_count < new.use_limit)))
  execute function note_change('content');
create trigger coupons_truncate_noted after truncate on coupons
  for each statement execute function note_change('content');
create index coupons_open on coupons (ends_at) where owner_id is null;
