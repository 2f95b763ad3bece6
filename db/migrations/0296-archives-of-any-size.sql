-- An archive of any size is made: there is one way to fail.
alter table archives drop column failure;
