-- Whose work an archive is, so that of two processes the one that was too slow stops; and why one could not be made.
alter table archives
  add column lease text,
  add column failure text check (failure in ('broke', 'tooLarge'));
