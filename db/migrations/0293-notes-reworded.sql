-- Who wrote a note about a customer may reword it for 15 minutes, as those of orders.
alter table customer_notes add column edited_at timestamptz;

drop trigger customer_notes_stay on customer_notes;
create trigger customer_notes_stay before update on customer_notes
  for each row when (new.edited_at is null or new.edited_at >= old.at + interval '15 minutes'
    or (new.id, new.shopper_id, new.staff_id, new.at) is distinct from (old.id, old.shopper_id, old.staff_id, old.at))
  execute function refuse_change();
