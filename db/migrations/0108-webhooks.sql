-- Whose server is told of which facts. The secrets that sign are not here: they are derived from the seeds with a key
-- outside the database.
create table webhooks (
  id            text primary key default new_id(),
  name          text not null check (length(name) between 1 and 60),
  url           text not null check (url like 'https://%' and length(url) <= 2000),
  events        text[] not null check (cardinality(events) > 0),
  -- The address of a stop, while a carrier has its parcel; `company_id`: of that company's parcels only.
  sends_address boolean not null default false,
  company_id    text references companies,
  seed          text not null,
  old_seed      text,
  old_until     timestamptz,
  off_at        timestamptz,
  off_reason    text check (off_reason in ('byHand', 'gone', 'failing')),
  failing_since timestamptz,
  version       integer not null default 1 check (version > 0),
  created_at    timestamptz not null,
  check ((old_seed is null) = (old_until is null)),
  check ((off_at is null) = (off_reason is null)),
  check (company_id is null or sends_address)
);

-- One fact for one webhook: what waits to be sent, and the log of what was. `id` is the `webhook-id`, `attempts` those since
-- the fact or its last replay, `tries` all of them.
create table webhook_deliveries (
  id           text primary key default new_id(),
  webhook_id   text not null references webhooks on delete cascade,
  event        text not null,
  data         jsonb not null,
  -- Of the stop whose address may be sent; it is read when it is sent and never stored here.
  parcel_id    text references parcels on delete set null,
  at           timestamptz not null default now(),
  attempts     integer not null default 0 check (attempts >= 0),
  due_at       timestamptz not null default 'epoch',
  tries        jsonb not null default '[]',
  delivered_at timestamptz,
  dead_at      timestamptz,
  check (delivered_at is null or dead_at is null)
);
create index webhook_deliveries_due on webhook_deliveries (webhook_id, due_at)
  where delivered_at is null and dead_at is null;
create index webhook_deliveries_log on webhook_deliveries (webhook_id, at desc, id desc);
create index webhook_deliveries_delivered on webhook_deliveries (webhook_id, delivered_at) where delivered_at is not null;
create index webhook_deliveries_dead on webhook_deliveries (dead_at) where dead_at is not null;
create index webhook_deliveries_at on webhook_deliveries (at);
create index webhook_deliveries_parcel on webhook_deliveries (parcel_id) where parcel_id is not null;

create function is_told(event text) returns boolean language sql stable as $$
  select exists (select from webhooks w
                  where w.off_at is null and (event = any(w.events) or split_part(event, '.', 1) || '.*' = any(w.events)))
$$;

create function tell_webhooks(event text, data jsonb, parcel_id text default null) returns void language sql as $$
  insert into webhook_deliveries (webhook_id, event, data, parcel_id)
  select w.id, event, data, parcel_id from webhooks w
   where w.off_at is null and (event = any(w.events) or split_part(event, '.', 1) || '.*' = any(w.events))
$$;

-- A step changes the order's status before its parcel, and the parcel's version grows with every step.
create function tell_order(event text, parcel parcels) returns void language plpgsql as $$
begin
  if not is_told(event) then return; end if;
  perform tell_webhooks(event, jsonb_build_object(
      'orderId', o.id, 'number', o.number, 'parcelId', parcel.id, 'returnId', parcel.return_id, 'version', parcel.version,
      'status', o.status, 'stage', parcel.stage, 'source', o.source, 'companyId', parcel.company_id, 'currency', 'SYP',
      'subTotal', o.sub_total, 'discount', o.discount, 'delivery', o.delivery, 'total', o.total, 'cashDue', s.cash_due),
    case event when 'order.handedOver' then parcel.id end)
    from orders o left join settlements s on s.parcel_id = parcel.id where o.id = parcel.order_id;
end $$;

create or replace function note_parcel() returns trigger language plpgsql as $$
declare
  through text[] := array_remove(array[new.stage, case when tg_op = 'UPDATE' then old.stage end], null);
  carrier text := coalesce(new.courier_id, case when tg_op = 'UPDATE' then old.courier_id end);
  sent    text[] := '{withCourier,withCompany,atOffice,postponed}';
  over    text[] := '{comingBack,toUnpack,back,lost}';
  status  text;
begin
  insert into console_events (type, subject, version, stages, courier_id)
  values ('parcel', new.id, new.version, through, carrier), ('order', new.order_id, new.version, through, carrier);
  if tg_op = 'INSERT' then
    if new.return_id is null then perform tell_order('order.placed', new); end if;
    return null;
  end if;
  if new.stage is not distinct from old.stage then return null; end if;
  if old.stage = 'toConfirm' and new.stage = 'toPick' then perform tell_order('order.confirmed', new); end if;
  if old.stage in ('packed', 'postponed') and new.stage in ('withCourier', 'withCompany') then
    perform tell_order('order.handedOver', new);
  end if;
  if new.return_id is not null or old.stage is null or old.stage = any(over)
     or not (new.stage is null or new.stage = any(over)) then return null; end if;
  select o.status into status from orders o where o.id = new.order_id;
  if status = 'delivered' and old.stage = any(sent) then perform tell_order('order.delivered', new); end if;
  if status = 'canceled' then perform tell_order('order.canceled', new); end if;
  return null;
end $$;

create or replace function note_return() returns trigger language plpgsql as $$
declare
  event text := 'return.' || new.status;
begin
  insert into console_events (type, subject) values ('return', new.id);
  if tg_op = 'UPDATE' then
    if new.status = old.status then return null; end if;
  end if;
  if not is_told(event) then return null; end if;
  perform tell_webhooks(event, jsonb_build_object(
      'returnId', new.id, 'orderId', o.id, 'number', o.number, 'version', new.version, 'status', new.status,
      'kind', new.kind, 'currency', 'SYP', 'refundAmount', new.refund_amount))
    from orders o where o.id = new.order_id;
  return null;
end $$;

-- The counts as they are after the statement. `version` is the last row of the ledger: the higher one is the newer.
create or replace function note_stock() returns trigger language plpgsql as $$
begin
  insert into console_events (type, subject) select distinct 'stock', product_id from after_it;
  if not is_told('stock.changed') then return null; end if;
  perform tell_webhooks('stock.changed', jsonb_build_object(
      'productId', a.product_id, 'version', max(a.id), 'variants', jsonb_agg(jsonb_build_object(
        'colorId', v.color_id, 'sizeId', v.size_id, 'sku', v.sku, 'barcode', v.barcode, 'stock', v.stock,
        'damaged', v.damaged) order by v.color_id, v.size_id)))
    from (select product_id, color_id, size_id, max(id) as id from after_it group by 1, 2, 3) a
    join variants v using (product_id, color_id, size_id)
   group by a.product_id;
  return null;
end $$;

create function note_invoice() returns trigger language plpgsql as $$
declare
  event text := case new.series when 'credit' then 'credit.issued' else 'invoice.issued' end;
begin
  if not is_told(event) then return null; end if;
  perform tell_webhooks(event, jsonb_build_object(
    'invoiceId', new.id, 'number', new.number, 'version', 1, 'day', new.day, 'reason', new.reason, 'orderId', new.order_id,
    'returnId', new.return_id, 'originalId', new.original_id, 'currency', 'SYP', 'total', new.total));
  return null;
end $$;
create trigger invoices_noted after insert on invoices for each row execute function note_invoice();

create function note_cash_day() returns trigger language plpgsql as $$
begin
  if new.reopened_at is not null or not is_told('cash.closed') then return null; end if;
  perform tell_webhooks('cash.closed', jsonb_build_object(
    'day', new.day, 'version', floor(extract(epoch from new.closed_at)), 'currency', 'SYP', 'counted', new.counted,
    'expected', new.expected, 'difference', new.counted - new.expected));
  return null;
end $$;
create trigger cash_days_noted after insert or update on cash_days for each row execute function note_cash_day();
