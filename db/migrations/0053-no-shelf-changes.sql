-- contract: empty since 0035, and only versions before that one read it.
drop table shelf_changes;
