-- What a piece costs where the file said it that the count is of, in US cents: the value of the pieces that the count adds.
alter table stock_count_lines
  add column unit_cost integer check (unit_cost > 0);
comment on column stock_count_lines.unit_cost is 'US cents, as a file said; null: the average of what is there';
