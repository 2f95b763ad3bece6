-- What price lists call a brand, a subcategory, a color or a size, as the merchant told for an earlier file.
create table import_words (
  kind    text not null check (kind in ('brand', 'subCategory', 'color', 'size')),
  -- As it is compared, without marks and case.
  word    text not null check (length(word) between 1 and 200),
  -- A word of what was removed since means nothing any more.
  term_id text not null,
  primary key (kind, word)
);
