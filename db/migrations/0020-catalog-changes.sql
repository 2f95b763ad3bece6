-- One feed of what changes in the catalogue, for both of its copies: the search index of every instance reads the rows,
-- the cached answers hear of them by NOTIFY at commit. `src/api/db/catalog-changes.ts` says what each kind does to which copy.
-- Rows are kept for a day.
--
-- products: rows of products, or the words they are found by · details: what shows only where the product itself is shown
-- trend: the trend of any products · names: of brands, categories, colors and sizes, and synonyms
-- brands: how many follow a brand · content: whatever else pages show · all: a table was truncated
create table catalog_changes (
  id           bigint generated always as identity primary key,
  made_by      xid8 not null default pg_current_xact_id(),
  what         text not null check (what in ('products', 'details', 'trend', 'names', 'brands', 'content', 'all')),
  product_ids  text[] not null default '{}' check ((what in ('products', 'details')) = (cardinality(product_ids) > 0)),
  at           timestamptz not null default now()
);
-- For the index alone: stock changes often, and it does not read that again.
create index catalog_changes_of_index on catalog_changes (made_by) include (id)
  where what in ('products', 'trend', 'names', 'all');
create index catalog_changes_at on catalog_changes (at);

-- A message is the kind and its products; of more than 50 it is `all`, as a message has an end (8,000 bytes).
create function tell_catalog_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('catalog_changes', case when cardinality(new.product_ids) > 50 then 'all'
                                            else array_to_string(new.what || new.product_ids, ' ') end);
  return null;
end $$;
create trigger catalog_changes_told after insert on catalog_changes for each row execute function tell_catalog_change();

-- Any statement on the table; the kind is an argument.
create function note_change() returns trigger language plpgsql as $$
begin
  insert into catalog_changes (what) values (tg_argv[0]);
  return null;
end $$;

-- The products that a statement's rows belonged to before and after it; arguments: the kind, the column that names them.
create function note_product_rows() returns trigger language plpgsql as $$
declare
  ids text[];
  changed text := case tg_op when 'INSERT' then 'after_it' when 'DELETE' then 'before_it'
                             else '(table after_it union all table before_it)' end;
begin
  execute format('select array_agg(distinct %I) from %s as changed', tg_argv[1], changed) into ids;
  if ids is not null then
    insert into catalog_changes (what, product_ids) values (tg_argv[0], ids);
  end if;
  return null;
end $$;

-- A trend is computed for all products at once: one row stands for them all. Without nested loops, as a plan that was
-- cached for one row would compare each of many rows with all others.
create function note_products_updated() returns trigger language plpgsql set enable_nestloop = off as $$
declare
  ids text[];
  is_trend boolean;
begin
  select array_agg(n.id) filter (where to_jsonb(n) - 'trend' is distinct from to_jsonb(o) - 'trend'),
         bool_or(n.trend is distinct from o.trend)
    into ids, is_trend
    from after_it n join before_it o using (id);
  if ids is not null then
    insert into catalog_changes (what, product_ids) values ('products', ids);
  end if;
  if is_trend then
    insert into catalog_changes (what) values ('trend');
  end if;
  return null;
end $$;

-- Followers are counted on the brand's row, and are no name.
create function note_brands_updated() returns trigger language plpgsql as $$
begin
  insert into catalog_changes (what)
  select case when exists (select to_jsonb(n) - 'followers_count' from after_it n
                           except select to_jsonb(o) - 'followers_count' from before_it o) then 'names' else 'brands' end;
  return null;
end $$;

-- A review shows its author's name.
create function note_author() returns trigger language plpgsql as $$
begin
  insert into catalog_changes (what, product_ids)
  select 'details', ids from (select array_agg(distinct product_id) ids from reviews where shopper_id = new.id) r
   where ids is not null;
  return null;
end $$;

-- Every table that public answers show, with its kind of change.
do $$
declare
  watched text[];
begin
  foreach watched slice 1 in array array[
    ['products', 'products', 'id'], ['product_search', 'products', 'product_id'],
    ['variants', 'details', 'product_id'], ['product_colors', 'details', 'product_id'],
    ['product_pictures', 'details', 'product_id'], ['reviews', 'details', 'product_id'],
    ['bought_together', 'details', 'product_id']
  ] loop
    execute format('create trigger %1$s_insert_noted after insert on %1$I referencing new table as after_it
                      for each statement execute function note_product_rows(%2$L, %3$L)', watched[1], watched[2], watched[3]);
    if watched[1] <> 'products' then
      execute format('create trigger %1$s_update_noted after update on %1$I referencing old table as before_it new table as after_it
                        for each statement execute function note_product_rows(%2$L, %3$L)', watched[1], watched[2], watched[3]);
    end if;
    execute format('create trigger %1$s_delete_noted after delete on %1$I referencing old table as before_it
                      for each statement execute function note_product_rows(%2$L, %3$L)', watched[1], watched[2], watched[3]);
    execute format('create trigger %1$s_truncate_noted after truncate on %1$I for each statement execute function note_change(''all'')',
                   watched[1]);
  end loop;
  foreach watched slice 1 in array array[
    ['categories', 'names'], ['subcategories', 'names'], ['colors', 'names'], ['sizes', 'names'], ['search_synonyms', 'names'],
    ['size_guides', 'content'], ['pictures', 'content'], ['settings', 'content'], ['home_content', 'content']
  ] loop
    execute format('create trigger %1$s_change_noted after insert or update or delete or truncate on %1$I
                      for each statement execute function note_change(%2$L)', watched[1], watched[2]);
  end loop;
end $$;

create trigger products_update_noted after update on products referencing old table as before_it new table as after_it
  for each statement execute function note_products_updated();
create trigger brands_update_noted after update on brands referencing old table as before_it new table as after_it
  for each statement execute function note_brands_updated();
create trigger brands_change_noted after insert or delete or truncate on brands
  for each statement execute function note_change('names');
create trigger shoppers_name_noted after update of name on shoppers
  for each row when (old.name is distinct from new.name) execute function note_author();

-- The version before reads `shelf_changes` and listens to `minwal_changed`; while it may still run, both are filled from
-- the feed, and the triggers that filled them go at once.
drop function note_shelf_rows, note_products_changed, note_names_changed, tell_synonyms_changed, tell_rows, tell_all,
              tell_brands, tell_author, tell_changed cascade;
-- contract: drop function feed_version_before cascade; drop table shelf_changes;
create function feed_version_before() returns trigger language plpgsql as $$
begin
  if new.what = 'products' then
    insert into shelf_changes (what, product_id) select 'product', unnest(new.product_ids);
  elsif new.what in ('trend', 'names') then
    insert into shelf_changes (what) values (new.what);
  end if;
  perform pg_notify('minwal_changed', case
    when cardinality(new.product_ids) > 50 or new.what in ('trend', 'names', 'content') then 'all'
    else array_to_string(case new.what when 'details' then 'pieces' else new.what end || new.product_ids, ' ') end);
  return null;
end $$;
create trigger catalog_changes_fed_on after insert on catalog_changes for each row execute function feed_version_before();

-- No version that may still run reads these.
drop function keep_search_words cascade;
drop table search_words;
