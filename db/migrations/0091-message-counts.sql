-- How many SMS of a kind went out in a month of the store: what the merchant's budget is compared with. Messages themselves
-- are deleted after a month.
create table message_counts (
  month date not null check (extract(day from month) = 1),
  kind  text not null check (kind in ('order', 'stock')),
  sent  int not null check (sent >= 0),
  primary key (month, kind)
);
