-- The console reads the messages newest first.
create index outbox_created on outbox (created_at desc, id desc);
