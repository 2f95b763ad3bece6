-- What brought visits to the shop, and how often pieces were put into a cart by those whom it brought, day by day.
create table source_days (
  day    date not null,
  source text not null,
  visits integer not null default 0 check (visits >= 0),
  carts  integer not null default 0 check (carts >= 0),
  primary key (day, source)
);
