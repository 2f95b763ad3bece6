-- Whether two neighboring sizes in one cell of a file, `M/L`, are one size or two; null until a person says.
alter table imports add column pairs text check (pairs in ('one', 'two'));
