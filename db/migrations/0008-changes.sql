-- What answers are kept of is told to every instance of the store the moment it changes, by NOTIFY: at commit and never
-- before. A message is a kind and the products it is about: `products a b`, `pieces a b`, `brands`, or `all`.
--
-- products: a product's own row (price, names, stars, sizes in stock): it may stand elsewhere in lists, or in others.
-- pieces:   what only shows where the product itself is shown: how many are left, pictures, reviews.
-- brands:   how many follow a brand.
-- all:      whatever a merchant edits seldom and many answers show.

create function tell_changed(kind text, products text[]) returns void language plpgsql as $$
begin
  if cardinality(products) > 50 then
    perform pg_notify('minwal_changed', 'all');
  elsif cardinality(products) > 0 then
    perform pg_notify('minwal_changed', kind || ' ' || (select string_agg(distinct id, ' ') from unnest(products) id));
  end if;
end $$;

create function tell_all() returns trigger language plpgsql as $$
begin
  perform pg_notify('minwal_changed', 'all');
  return null;
end $$;

-- The products that a statement's rows, as they were and as they are, belong to; the column that names them is an argument.
-- A statement of many rows is not read to its end.
create function tell_rows() returns trigger language plpgsql as $$
declare
  told text[];
  rows text := case tg_op when 'INSERT' then 'table after_it' when 'DELETE' then 'table before_it'
                          else 'table after_it union all table before_it' end;
begin
  execute format('select array_agg(id) from (select %I as id from (%s) changed limit 51) ids', tg_argv[1], rows) into told;
  perform tell_changed(tg_argv[0], told);
  return null;
end $$;

do $$
declare
  watched text[];
begin
  foreach watched slice 1 in array array[
    ['products', 'products', 'id'], ['variants', 'pieces', 'product_id'], ['product_colors', 'pieces', 'product_id'],
    ['product_pictures', 'pieces', 'product_id'], ['reviews', 'pieces', 'product_id'], ['product_search', 'products', 'product_id'],
    ['bought_together', 'pieces', 'product_id']
  ] loop
    execute format('create trigger %1$s_added_told after insert on %1$I referencing new table as after_it
                      for each statement execute function tell_rows(%2$L, %3$L)', watched[1], watched[2], watched[3]);
    execute format('create trigger %1$s_changed_told after update on %1$I referencing old table as before_it new table as after_it
                      for each statement execute function tell_rows(%2$L, %3$L)', watched[1], watched[2], watched[3]);
    execute format('create trigger %1$s_removed_told after delete on %1$I referencing old table as before_it
                      for each statement execute function tell_rows(%2$L, %3$L)', watched[1], watched[2], watched[3]);
    execute format('create trigger %1$s_emptied_told after truncate on %1$I for each statement execute function tell_all()', watched[1]);
  end loop;
end $$;

do $$
declare
  watched text;
begin
  foreach watched in array array['categories', 'subcategories', 'colors', 'sizes', 'size_guides', 'pictures', 'settings', 'home_content'] loop
    execute format('create trigger %1$s_told after insert or update or delete or truncate on %1$I
                      for each statement execute function tell_all()', watched);
  end loop;
end $$;

create function tell_brands() returns trigger language plpgsql as $$
begin
  if exists (select to_jsonb(n) - 'followers_count' from after_it n except select to_jsonb(o) - 'followers_count' from before_it o) then
    perform pg_notify('minwal_changed', 'all');
  else
    perform pg_notify('minwal_changed', 'brands');
  end if;
  return null;
end $$;
create trigger brands_changed_told after update on brands referencing old table as before_it new table as after_it
  for each statement execute function tell_brands();
create trigger brands_told after insert or delete or truncate on brands
  for each statement execute function tell_all();

-- A review shows its author's name.
create function tell_author() returns trigger language plpgsql as $$
begin
  perform tell_changed('pieces', (
    select array_agg(product_id) from (select distinct product_id from reviews where shopper_id = new.id limit 51) r));
  return null;
end $$;
create trigger shoppers_author_told after update of name on shoppers
  for each row when (old.name is distinct from new.name) execute function tell_author();

-- What changes by itself as time passes: an answer is kept until the next such moment at most.
create index products_discount_starts on products (discount_starts_at) where discount_starts_at is not null;
create index products_discount_ends on products (discount_ends_at) where discount_ends_at is not null;

-- When a product last said something else of itself, for search engines; what shoppers do to it is not that.
create function note_edit() returns trigger language plpgsql as $$
begin
  new.updated_at = now();
  return new;
end $$;
create trigger products_edited before update of slug, brand_id, category_id, subcategory_id, name_en, name_ar, description_en,
    description_ar, material_en, material_ar, care_en, care_ar, size_guide_id, seasons, price, price_after_discount,
    discount_starts_at, discount_ends_at, available_from, status, tint, picture_id on products
  for each row when ((to_jsonb(old) - '{color_ids,size_ids_in_stock,ratings,fits,trend,updated_at}'::text[])
    is distinct from (to_jsonb(new) - '{color_ids,size_ids_in_stock,ratings,fits,trend,updated_at}'::text[]))
  execute function note_edit();
