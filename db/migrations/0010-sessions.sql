-- A browser has one session: signing in there again takes the place of the one before.
alter table sessions drop constraint sessions_end_reason_check;
alter table sessions add constraint sessions_end_reason_check
  check (end_reason in ('logout', 'reuse', 'erased', 'elsewhere', 'replaced'));
create index sessions_binding on sessions (binding_hash) where ended_at is null;

-- What happened to an order stays written; what the shopper said about it goes with their other data.
drop trigger order_history_stays on order_history;
create trigger order_history_stays before update of id, order_id, status, actor, at on order_history
  for each row execute function refuse_change();
