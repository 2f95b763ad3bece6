-- What shoppers say about the catalog: favorites, reviews; and what the home page says to them.

create table favorites (
  shopper_id  text not null references shoppers on delete cascade,
  product_id  text not null references products on delete cascade,
  created_at  timestamptz not null default now(),
  primary key (shopper_id, product_id)
);
create index favorites_newest on favorites (shopper_id, created_at desc);

create table reviews (
  id             text primary key default new_id(),
  product_id     text not null references products on delete cascade,
  shopper_id     text not null references shoppers on delete cascade,
  rating         integer not null check (rating between 1 and 5),
  comment        text not null default '' check (length(comment) <= 1000),
  fit            text check (fit in ('small', 'true', 'large')),
  hidden_at      timestamptz,
  hidden_reason  text,
  created_at     timestamptz not null default now(),
  updated_at     timestamptz not null default now(),
  unique (product_id, shopper_id)
);
create index reviews_newest on reviews (product_id, created_at desc) where hidden_at is null;

-- Statement by statement: the reviews of many products can be written at once. Products are locked in one order.
create function rate_products(reviewed text[]) returns void language plpgsql as $$
begin
  perform 1 from products where id = any(reviewed) order by id for update;
  update products p set ratings = r.ratings
    from (select c.id,
                 array[count(*) filter (where rating = 1), count(*) filter (where rating = 2), count(*) filter (where rating = 3),
                       count(*) filter (where rating = 4), count(*) filter (where rating = 5)]::integer[] as ratings
            from unnest(reviewed) as c (id) left join reviews on product_id = c.id and hidden_at is null
           group by c.id) r
   where p.id = r.id;
end $$;

create function count_ratings() returns trigger language plpgsql as $$
begin
  perform rate_products((select array_agg(distinct product_id) from changed));
  return null;
end $$;
create trigger reviews_added after insert on reviews referencing new table as changed
  for each statement execute function count_ratings();
create trigger reviews_edited after update on reviews referencing new table as changed
  for each statement execute function count_ratings();
create trigger reviews_deleted after delete on reviews referencing old table as changed
  for each statement execute function count_ratings();

-- What the home page says, edited by the merchant: hero, banners, collections.
create table home_content (
  id          text primary key default new_id(),
  kind        text not null check (kind in ('hero', 'banner', 'collection')),
  title_en    text not null,
  title_ar    text not null,
  text_en     text not null default '',
  text_ar     text not null default '',
  href        text not null check (href like '/%' and href not like '//%'),
  picture_id  text references pictures,
  tint        text not null default 'chalk',
  position    integer not null default 0
);
create unique index home_content_hero on home_content (kind) where kind = 'hero';
