-- A case may be taken by a member of the staff, and an answer says how it reaches the customer.
alter table cases add column owner_id text references staff (id);
alter table case_messages
  add column way text check (way in ('message', 'whatsapp', 'told')),
  add constraint case_messages_way_of_staff check (way is null or staff_id is not null);
create index cases_closed on cases (closed_at desc, id) where closed_at is not null;

-- Cases wait for the staff as tasks do: open pages of the console read their lists again.
create function note_case() returns trigger language plpgsql as $$
begin
  insert into console_events (type, subject, version) values ('task', new.id, new.version);
  return null;
end $$;
create trigger cases_noted after insert or update on cases for each row execute function note_case();
