-- Locks a key until the transaction ends and reads what is stored under it. The read is a statement of its own, so it sees what the
-- last transaction with this lock committed.
create function take_key(kept_in text, owner text, wanted text,
                         out is_free boolean, out call text, out body_hash text, out answer json)
language plpgsql as $$
begin
  is_free := pg_try_advisory_xact_lock(hashtextextended(owner || ' ' || wanted, 7));
  if not is_free then return; end if;
  case kept_in
    when 'idempotency_keys' then
      select k.call, k.body_hash, k.answer into call, body_hash, answer
        from idempotency_keys k where k.shopper_id = owner and k.key = wanted;
    when 'staff_idempotency_keys' then
      select k.call, k.body_hash, k.answer into call, body_hash, answer
        from staff_idempotency_keys k where k.staff_id = owner and k.key = wanted;
    when 'key_idempotency_keys' then
      select k.call, k.body_hash, k.answer into call, body_hash, answer
        from key_idempotency_keys k where k.key_id = owner and k.key = wanted;
  end case;
end $$;
