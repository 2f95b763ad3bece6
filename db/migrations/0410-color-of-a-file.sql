-- The color of the rows of a file that name none.
alter table imports add column color_id text references colors (id) on delete set null;
