-- What the store sells: brands, categories, products and the pieces of each colour and size.

create table pictures (
  -- The hash of the picture's content, so a file can be cached for ever.
  id       text primary key,
  width    integer not null check (width > 0),
  height   integer not null check (height > 0),
  avif     integer[] not null,
  webp     integer[] not null
);

create table brands (
  id               text primary key default new_id(),
  slug             text not null unique,
  name_en          text not null,
  name_ar          text not null,
  story_en         text not null default '',
  story_ar         text not null default '',
  threads          text[] not null default '{}',
  followers_count  integer not null default 0 check (followers_count >= 0),
  position         integer not null default 0
);

create table brand_followers (
  shopper_id  text not null references shoppers on delete cascade,
  brand_id    text not null references brands on delete cascade,
  created_at  timestamptz not null default now(),
  primary key (shopper_id, brand_id)
);
create index brand_followers_brand on brand_followers (brand_id);

create function count_followers() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update brands set followers_count = followers_count + 1 where id = new.brand_id;
  else
    update brands set followers_count = followers_count - 1 where id = old.brand_id;
  end if;
  return null;
end $$;
create trigger brand_followers_counted after insert or delete on brand_followers
  for each row execute function count_followers();

create table categories (
  id          text primary key default new_id(),
  slug        text not null unique,
  name_en     text not null,
  name_ar     text not null,
  returnable  boolean not null default true,
  picture_id  text references pictures,
  tint        text not null default 'chalk',
  position    integer not null default 0
);

create table subcategories (
  id           text primary key default new_id(),
  category_id  text not null references categories,
  slug         text not null,
  name_en      text not null,
  name_ar      text not null,
  returnable   boolean not null default true,
  picture_id   text references pictures,
  tint         text not null default 'chalk',
  position     integer not null default 0,
  unique (category_id, slug)
);

create table colors (
  id       text primary key default new_id(),
  name_en  text not null,
  name_ar  text not null,
  hex      text not null check (hex ~ '^#[0-9A-Fa-f]{6}$'),
  position integer not null default 0
);

create table sizes (
  id        text primary key default new_id(),
  label_en  text not null,
  label_ar  text not null,
  -- The letter, shoe, age … row a size stands in; sizes sort by position inside all rows.
  system    text not null,
  position  integer not null default 0
);

create table size_guides (
  id          text primary key default new_id(),
  columns_en  text[] not null,
  columns_ar  text[] not null,
  -- An array of rows, each an array of texts; the first is the label of the size.
  rows_en     jsonb not null,
  rows_ar     jsonb not null
);

create table products (
  id                    text primary key default new_id(),
  slug                  text not null unique,
  brand_id              text not null references brands,
  category_id           text not null references categories,
  subcategory_id        text not null references subcategories,
  name_en               text not null,
  name_ar               text not null,
  description_en        text not null default '',
  description_ar        text not null default '',
  material_en           text not null default '',
  material_ar           text not null default '',
  care_en               text not null default '',
  care_ar               text not null default '',
  size_guide_id         text references size_guides,
  seasons               text[] not null default '{}' check (seasons <@ array['spring', 'summer', 'autumn', 'winter']),
  price                 bigint not null check (price > 0),
  price_after_discount  bigint check (price_after_discount > 0 and price_after_discount < price),
  discount_starts_at    timestamptz,
  discount_ends_at      timestamptz,
  -- Set while a piece is announced and not yet sold.
  available_from        timestamptz,
  status                text not null default 'published' check (status in ('draft', 'published', 'archived')),
  tint                  text not null default 'chalk',
  -- The first colour's picture, so a list needs no join.
  picture_id            text references pictures,
  -- Kept by triggers from variants and reviews, so that lists and filters read one table.
  color_ids             text[] not null default '{}',
  size_ids_in_stock     text[] not null default '{}',
  ratings               integer[] not null default '{0,0,0,0,0}',
  trend                 double precision not null default 0,
  created_at            timestamptz not null default now(),
  updated_at            timestamptz not null default now(),
  check (discount_ends_at is null or discount_starts_at is null or discount_ends_at > discount_starts_at)
);
create index products_newest on products (created_at desc, id desc) where status = 'published';
create index products_category on products (category_id, created_at desc, id desc) where status = 'published';
create index products_subcategory on products (subcategory_id, created_at desc, id desc) where status = 'published';
create index products_brand on products (brand_id, created_at desc, id desc) where status = 'published';
create index products_trend on products (trend desc, id desc) where status = 'published';
create index products_price on products (price, id) where status = 'published';
create index products_colors on products using gin (color_ids);
create index products_sizes on products using gin (size_ids_in_stock);
create index products_seasons on products using gin (seasons);
create index products_coming on products (available_from) where status = 'published' and available_from is not null;

-- The words a product is found by, in their normal form and both languages, weighed: A name, B brand, C category, D the
-- rest. Apart from the product, which lists and filters read often and therefore should be short. No trigrams: they know
-- no Arabic letters where the server's own locale is C.
create table product_search (
  product_id  text primary key references products on delete cascade,
  words       tsvector not null
);
create index product_search_words on product_search using gin (words);

-- Every word that some product can be found by, so that a misspelled word can be corrected to one of them.
create table search_words (
  word  text primary key
);

create function keep_search_words() returns trigger language plpgsql as $$
begin
  insert into search_words
  select distinct word from changed, unnest(tsvector_to_array(words)) as word
      on conflict do nothing;
  return null;
end $$;
create trigger product_search_added after insert on product_search referencing new table as changed
  for each statement execute function keep_search_words();
create trigger product_search_changed after update on product_search referencing new table as changed
  for each statement execute function keep_search_words();

create table product_colors (
  product_id  text not null references products on delete cascade,
  color_id    text not null references colors,
  position    integer not null,
  tint        text not null default 'chalk',
  primary key (product_id, color_id),
  unique (product_id, position)
);

create table product_pictures (
  product_id  text not null references products on delete cascade,
  position    integer not null,
  color_id    text,
  picture_id  text not null references pictures,
  primary key (product_id, position),
  foreign key (product_id, color_id) references product_colors on delete cascade
);

create table variants (
  product_id  text not null references products on delete cascade,
  color_id    text not null references colors,
  size_id     text not null references sizes,
  stock       integer not null default 0 check (stock >= 0),
  primary key (product_id, color_id, size_id)
);

-- What a list needs of the variants, kept on the product. The product's row is locked before the variants are read,
-- so that of two orders at once the second sees what the first left. An order that neither empties nor fills a
-- variant does not touch the product at all.
create function show_variants(changed text[]) returns void language plpgsql as $$
begin
  perform 1 from products where id = any(changed) order by id for update;
  update products p
     set color_ids = v.color_ids, size_ids_in_stock = v.size_ids
    from (select c.id,
                 coalesce(array_agg(distinct color_id) filter (where color_id is not null), '{}') as color_ids,
                 coalesce(array_agg(distinct size_id) filter (where stock > 0), '{}') as size_ids
            from unnest(changed) as c (id) left join variants on product_id = c.id
           group by c.id) v
   where p.id = v.id;
end $$;

create function show_changed_variant() returns trigger language plpgsql as $$
begin
  perform show_variants(array[new.product_id]);
  return null;
end $$;
create trigger variants_emptied_or_filled after update of stock on variants
  for each row when ((old.stock > 0) <> (new.stock > 0)) execute function show_changed_variant();

create function show_listed_variants() returns trigger language plpgsql as $$
begin
  perform show_variants((select array_agg(distinct product_id) from listed));
  return null;
end $$;
create trigger variants_added after insert on variants referencing new table as listed
  for each statement execute function show_listed_variants();
create trigger variants_removed after delete on variants referencing old table as listed
  for each statement execute function show_listed_variants();

create table stock_ledger (
  id          bigint generated always as identity primary key,
  product_id  text not null,
  color_id    text not null,
  size_id     text not null,
  change      integer not null check (change <> 0),
  reason      text not null check (reason in ('received', 'counted', 'ordered', 'canceled', 'returned', 'exchangeHeld', 'exchangeReleased')),
  actor       text not null,
  order_id    text,
  at          timestamptz not null default now()
);
create index stock_ledger_variant on stock_ledger (product_id, color_id, size_id);
create trigger stock_ledger_stays before update or delete on stock_ledger for each row execute function refuse_change();

-- What shoppers did with a product on a day (store time), the ground of "trendy".
create table product_days (
  product_id  text not null references products on delete cascade,
  day         date not null,
  views       integer not null default 0,
  favorites   integer not null default 0,
  orders      integer not null default 0,
  primary key (product_id, day)
);
