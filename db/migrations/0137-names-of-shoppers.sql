-- A search by part of a name reads the names alone, not whole rows.
create index shoppers_name on shoppers (name_folded, id);
