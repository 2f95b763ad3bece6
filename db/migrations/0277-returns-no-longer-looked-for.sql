-- Returns that were missing at the end of their run and have been counted in since are no longer looked for.
update tasks t set done_at = r.received_at
  from returns r where t.kind = 'lost' and t.subject = r.id and t.done_at is null and r.received_at is not null;
