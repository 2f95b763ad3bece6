-- Folded once as each product is written, not for each product with each search. The names are parted by a line's end, which no
-- search holds.
alter table products add column names_folded text generated always as (fold_text(name_en || E'\n' || name_ar)) stored;
