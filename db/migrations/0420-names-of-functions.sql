-- Functions are named after what they do, and say what they are given. What old names called is dropped by 0421, so that a
-- trigger that began before this commit still finds it.

-- contract: triggers call their functions by oid, and no version calls one of these by name.
do $$
declare
  names text[];
begin
  foreach names slice 1 in array array[
    ['count_edit', 'increment_version'],
    ['keep_deadlines', 'refuse_earlier_deadline'],
    ['keep_figures_of_new_orders', 'write_figures_of_new_orders'],
    ['keep_figures_of_order', 'write_figures_of_order'],
    ['keep_figures_of_statement', 'write_figures_of_statement'],
    ['keep_order_figures', 'write_figures_of_changed_orders'],
    ['keep_own_figures', 'write_figures_of_updated_order'],
    ['keep_settled_cash', 'write_settled_cash'],
    ['note_author', 'record_author_change'],
    ['note_brands_updated', 'record_brand_changes'],
    ['note_case', 'publish_case_event'],
    ['note_cash_day', 'enqueue_cash_day_webhooks'],
    ['note_change', 'record_catalog_change'],
    ['note_edit', 'set_updated_at'],
    ['note_invoice', 'enqueue_invoice_webhooks'],
    ['note_order_arrived', 'mark_bought_together_stale'],
    ['note_parcel', 'publish_parcel_events'],
    ['note_product_rows', 'record_changed_products'],
    ['note_products_updated', 'record_updated_products'],
    ['note_return', 'publish_return_events'],
    ['note_run', 'publish_run_event'],
    ['note_settings', 'publish_settings_event'],
    ['note_stock', 'publish_stock_events'],
    ['note_task', 'publish_task_event'],
    ['show_changed_variant', 'update_options_of_variant'],
    ['show_listed_variants', 'update_options_of_variants'],
    ['tell_catalog_change', 'notify_catalog_change'],
    ['tell_console_events', 'notify_console_events']
  ] loop
    execute format('alter function %I() rename to %I', names[1], names[2]);
  end loop;
end $$;

create or replace trigger returns_version before update on returns for each row execute function increment_version();
create or replace trigger reviews_version before update of rating, comment, fit, hidden_at, answer_en, answer_ar, decided_at
  on reviews for each row execute function increment_version();

create function in_store_barcode(number bigint) returns text language sql immutable as $$
  with digits as (select '20' || lpad(number::text, 10, '0') as twelve)
  select twelve || (10 - (select sum(substr(twelve, place, 1)::int * case when place % 2 = 0 then 3 else 1 end)
                            from generate_series(1, 12) as place) % 10) % 10
    from digits
$$;

create or replace function next_barcode() returns text language plpgsql as $$
declare code text;
begin
  loop
    code := in_store_barcode(nextval('variant_barcodes'));
    exit when not exists (select from variants where barcode = code);
  end loop;
  return code;
end $$;

-- The products are locked before their variants are read: of two concurrent changes the second sees the first.
create function update_product_options(changed text[]) returns void language plpgsql as $$
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

create or replace function update_options_of_variant() returns trigger language plpgsql as $$
begin
  perform update_product_options(array[new.product_id]);
  return null;
end $$;

create or replace function update_options_of_variants() returns trigger language plpgsql as $$
begin
  perform update_product_options((select array_agg(distinct product_id) from listed));
  return null;
end $$;

create function update_product_ratings(reviewed text[]) returns void language plpgsql as $$
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

create or replace function count_ratings() returns trigger language plpgsql as $$
begin
  perform update_product_ratings((select array_agg(distinct product_id) from changed));
  return null;
end $$;

create or replace function count_edited_ratings() returns trigger language plpgsql as $$
begin
  perform update_product_ratings((
    select array_agg(distinct e.product_id)
      from edited e join before b using (id)
     where (e.rating, e.fit, e.hidden_at is null) is distinct from (b.rating, b.fit, b.hidden_at is null)));
  return null;
end $$;

create function has_webhook(event text) returns boolean language sql stable as $$
  select exists (select from webhooks w
                  where w.off_at is null and (event = any(w.events) or split_part(event, '.', 1) || '.*' = any(w.events)))
$$;

create function enqueue_webhooks(event text, data jsonb, parcel_id text default null) returns void language sql as $$
  insert into webhook_deliveries (webhook_id, event, data, parcel_id)
  select w.id, event, data, parcel_id from webhooks w
   where w.off_at is null and (event = any(w.events) or split_part(event, '.', 1) || '.*' = any(w.events))
$$;

-- No row for a test order: a receiver would count it. A step changes the order's status before its parcel, and the parcel's
-- version grows with every step.
create function order_webhook_data(parcel parcels) returns jsonb language sql as $$
  select jsonb_build_object(
           'orderId', o.id, 'number', o.number, 'parcelId', parcel.id, 'returnId', o.exchange_of, 'version', parcel.version,
           'status', o.status, 'stage', parcel.stage, 'source', o.source, 'companyId', parcel.company_id, 'currency', 'SYP',
           'subTotal', o.sub_total, 'discount', o.discount, 'delivery', o.delivery, 'total', o.total, 'cashDue', s.cash_due)
    from orders o left join settlements s on s.parcel_id = parcel.id where o.id = parcel.order_id and not o.is_test
$$;

create function enqueue_order_webhooks(event text, parcel parcels) returns void language plpgsql as $$
begin
  if not has_webhook(event) then return; end if;
  perform enqueue_webhooks(event, d.data, case event when 'order.handedOver' then parcel.id end)
    from order_webhook_data(parcel) d (data) where d.data is not null;
end $$;

-- Sent to each webhook that asked for the undone event itself: without it the receiver would go on believing that one.
create function enqueue_undone_webhooks(undone text, parcel parcels) returns void language sql as $$
  insert into webhook_deliveries (webhook_id, event, data)
  select w.id, 'order.undone', jsonb_build_object('undone', undone) || d.data
    from webhooks w, order_webhook_data(parcel) d (data)
   where w.off_at is null and undone = any(w.events) and d.data is not null
$$;

create or replace function publish_parcel_events() returns trigger language plpgsql as $$
declare
  stages  text[] := array_remove(array[new.stage, case when tg_op = 'UPDATE' then old.stage end], null);
  carrier text := coalesce(new.courier_id, case when tg_op = 'UPDATE' then old.courier_id end);
  sent    text[] := '{withCourier,withCompany,atOffice,postponed}';
  ended   text[] := '{comingBack,toUnpack,back,lost}';
  in_shop text[] := '{toConfirm,toPick,picking,short,packed}';
  status  text;
begin
  insert into console_events (type, subject, version, stages, courier_id)
  values ('parcel', new.id, new.version, stages, carrier), ('order', new.order_id, new.version, stages, carrier);
  if tg_op = 'INSERT' then
    perform enqueue_order_webhooks('order.placed', new);
    return null;
  end if;
  if new.stage is not distinct from old.stage then return null; end if;
  if old.stage = 'toConfirm' and new.stage = 'toPick' then perform enqueue_order_webhooks('order.confirmed', new); end if;
  if old.stage in ('packed', 'postponed') and new.stage in ('withCourier', 'withCompany') then
    perform enqueue_order_webhooks('order.handedOver', new);
  end if;
  if old.stage = 'toPick' and new.stage = 'toConfirm' then perform enqueue_undone_webhooks('order.confirmed', new); end if;
  if (old.stage is null or old.stage = 'toUnpack') and new.stage = any(in_shop) then
    perform enqueue_undone_webhooks('order.canceled', new);
  end if;
  if old.stage is null or old.stage = any(ended) or not (new.stage is null or new.stage = any(ended)) then return null; end if;
  select o.status into status from orders o where o.id = new.order_id;
  if status = 'delivered' and old.stage = any(sent) then perform enqueue_order_webhooks('order.delivered', new); end if;
  if status = 'canceled' then perform enqueue_order_webhooks('order.canceled', new); end if;
  return null;
end $$;

create or replace function publish_return_events() returns trigger language plpgsql as $$
declare
  event text := 'return.' || new.status;
begin
  insert into console_events (type, subject) values ('return', new.id);
  if tg_op = 'UPDATE' then
    if new.status = old.status then return null; end if;
  end if;
  if not has_webhook(event) then return null; end if;
  perform enqueue_webhooks(event, jsonb_build_object(
      'returnId', new.id, 'orderId', o.id, 'number', o.number, 'version', new.version, 'status', new.status,
      'kind', new.kind, 'currency', 'SYP', 'refundAmount', new.refund_amount))
    from orders o where o.id = new.order_id;
  return null;
end $$;

-- The counts as they are after the statement. `version` is the last row of the ledger: the higher one is the newer.
create or replace function publish_stock_events() returns trigger language plpgsql as $$
begin
  insert into console_events (type, subject) select distinct 'stock', product_id from after_it;
  if not has_webhook('stock.changed') then return null; end if;
  perform enqueue_webhooks('stock.changed', jsonb_build_object(
      'productId', a.product_id, 'version', max(a.id), 'variants', jsonb_agg(jsonb_build_object(
        'colorId', v.color_id, 'sizeId', v.size_id, 'sku', v.sku, 'barcode', v.barcode, 'stock', v.stock,
        'damaged', v.damaged) order by v.color_id, v.size_id)))
    from (select product_id, color_id, size_id, max(id) as id from after_it group by 1, 2, 3) a
    join variants v using (product_id, color_id, size_id)
   group by a.product_id;
  return null;
end $$;

create or replace function enqueue_invoice_webhooks() returns trigger language plpgsql as $$
declare
  event text := case new.series when 'credit' then 'credit.issued' else 'invoice.issued' end;
begin
  if not has_webhook(event) then return null; end if;
  perform enqueue_webhooks(event, jsonb_build_object(
    'invoiceId', new.id, 'number', new.number, 'version', 1, 'day', new.day, 'reason', new.reason, 'orderId', new.order_id,
    'returnId', new.return_id, 'originalId', new.original_id, 'currency', 'SYP', 'total', new.total));
  return null;
end $$;

create or replace function enqueue_cash_day_webhooks() returns trigger language plpgsql as $$
begin
  if new.reopened_at is not null or not has_webhook('cash.closed') then return null; end if;
  perform enqueue_webhooks('cash.closed', jsonb_build_object(
    'day', new.day, 'version', floor(extract(epoch from new.closed_at)), 'currency', 'SYP', 'counted', new.counted,
    'expected', new.expected, 'difference', new.counted - new.expected));
  return null;
end $$;
