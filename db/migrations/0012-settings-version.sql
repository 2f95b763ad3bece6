-- The version of the settings, so that two people who edit them at once do not undo each other's work. The database counts
-- it: an edit by SQL is an edit too.
alter table settings add column version integer not null default 1 check (version > 0);

create function count_edit() returns trigger language plpgsql as $$
begin
  new.version = old.version + 1;
  return new;
end $$;
create trigger settings_edited before update on settings for each row execute function count_edit();
