-- Variants, words of pictures and related pieces are edited too; each edit raises the version.
create trigger products_version_raised before update of version on products
  for each row when (old.version <> new.version) execute function note_edit();
