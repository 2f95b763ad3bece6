-- What a product page tells beyond the piece itself: its other sides, how it fits, why it stays with its buyer, what is
-- bought with it; whose words helped; who waits for which size.

alter table product_pictures
  add column view text not null default 'front' check (view in ('front', 'back', 'detail'));

-- The kind of piece by which it is drawn to be measured; null: no such drawing. A text the code does not know is none.
alter table products add column outline text;

-- Which measure each column is and how it is taken, column by column; '' where there is nothing to say.
alter table size_guides
  add column measures text[] not null default '{}',
  add column how_en   text[] not null default '{}',
  add column how_ar   text[] not null default '{}';

-- Why pieces of this kind neither go back nor are exchanged; '' says no more than that they do not.
alter table categories
  add column keep_reason_en text not null default '',
  add column keep_reason_ar text not null default '';
alter table subcategories
  add column keep_reason_en text not null default '',
  add column keep_reason_ar text not null default '';

-- How many shown reviews say that the piece runs small, is true to its size, runs large.
alter table products add column fits integer[] not null default '{0,0,0}';

create or replace function rate_products(reviewed text[]) returns void language plpgsql as $$
begin
  perform 1 from products where id = any(reviewed) order by id for update;
  update products p set ratings = r.ratings, fits = r.fits
    from (select c.id,
                 array[count(*) filter (where rating = 1), count(*) filter (where rating = 2), count(*) filter (where rating = 3),
                       count(*) filter (where rating = 4), count(*) filter (where rating = 5)]::integer[] as ratings,
                 array[count(*) filter (where fit = 'small'), count(*) filter (where fit = 'true'),
                       count(*) filter (where fit = 'large')]::integer[] as fits
            from unnest(reviewed) as c (id) left join reviews on product_id = c.id and hidden_at is null
           group by c.id) r
   where p.id = r.id;
end $$;

-- A helpful vote changes a review and nothing of its piece.
create function count_edited_ratings() returns trigger language plpgsql as $$
begin
  perform rate_products((
    select array_agg(distinct e.product_id)
      from edited e join before b using (id)
     where (e.rating, e.fit, e.hidden_at is null) is distinct from (b.rating, b.fit, b.hidden_at is null)));
  return null;
end $$;
drop trigger reviews_edited on reviews;
create trigger reviews_edited after update on reviews referencing old table as before new table as edited
  for each statement execute function count_edited_ratings();

alter table reviews add column helpful integer not null default 0 check (helpful >= 0);
create index reviews_helpful on reviews (product_id, helpful desc, created_at desc) where hidden_at is null;

create table review_votes (
  review_id   text not null references reviews on delete cascade,
  shopper_id  text not null references shoppers on delete cascade,
  at          timestamptz not null default now(),
  primary key (review_id, shopper_id)
);
create index review_votes_shopper on review_votes (shopper_id);

create function count_votes() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update reviews set helpful = helpful + 1 where id = new.review_id;
  else
    update reviews set helpful = helpful - 1 where id = old.review_id;
  end if;
  return null;
end $$;
create trigger review_votes_counted after insert or delete on review_votes
  for each row execute function count_votes();

select rate_products((select array_agg(distinct product_id) from reviews));

-- Who wants to hear when a color and size can be had again. Asked for again after it was sent, it waits anew.
create table stock_alerts (
  shopper_id  text not null references shoppers on delete cascade,
  product_id  text not null,
  color_id    text not null,
  size_id     text not null,
  created_at  timestamptz not null default now(),
  sent_at     timestamptz,
  primary key (shopper_id, product_id, color_id, size_id),
  foreign key (product_id, color_id, size_id) references variants on delete cascade
);
create index stock_alerts_waiting on stock_alerts (product_id, color_id, size_id) where sent_at is null;

-- What was bought in one order with a piece, and in how many orders: a job counts it.
create table bought_together (
  product_id  text not null references products on delete cascade,
  other_id    text not null references products on delete cascade,
  orders      integer not null check (orders > 0),
  primary key (product_id, other_id),
  check (product_id <> other_id)
);
