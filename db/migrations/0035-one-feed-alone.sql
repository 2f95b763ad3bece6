-- The feed of an older version, which 0020 went on filling. The table itself goes with a later release: the version before
-- this one still deletes its old rows.
-- contract: no running version reads these rows or listens to `minwal_changed`.
drop function feed_version_before cascade;
delete from shelf_changes;
