-- A file may call a category by a word of its own, as it may a subcategory.

alter table import_words drop constraint import_words_kind_check;
alter table import_words add constraint import_words_kind_check
  check (kind in ('brand', 'category', 'subCategory', 'color', 'size'));
