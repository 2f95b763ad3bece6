-- A step that is taken back is told to whoever asked for the step: else a receiver believes in it for good.
create function tell_undone(asked text, parcel parcels) returns void language sql as $$
  insert into webhook_deliveries (webhook_id, event, data)
  select w.id, 'order.undone', jsonb_build_object(
           'undone', asked, 'orderId', o.id, 'number', o.number, 'parcelId', parcel.id, 'version', parcel.version,
           'status', o.status, 'stage', parcel.stage, 'source', o.source, 'currency', 'SYP', 'subTotal', o.sub_total,
           'discount', o.discount, 'delivery', o.delivery, 'total', o.total)
    from webhooks w, orders o
   where w.off_at is null and asked = any(w.events) and o.id = parcel.order_id and not o.is_test
$$;

create or replace function note_parcel() returns trigger language plpgsql as $$
declare
  through text[] := array_remove(array[new.stage, case when tg_op = 'UPDATE' then old.stage end], null);
  carrier text := coalesce(new.courier_id, case when tg_op = 'UPDATE' then old.courier_id end);
  sent    text[] := '{withCourier,withCompany,atOffice,postponed}';
  over    text[] := '{comingBack,toUnpack,back,lost}';
  inside  text[] := '{toConfirm,toPick,picking,short,packed}';
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
  if new.return_id is null and old.stage = 'toPick' and new.stage = 'toConfirm' then
    perform tell_undone('order.confirmed', new);
  end if;
  if new.return_id is null and (old.stage is null or old.stage = 'toUnpack') and new.stage = any(inside) then
    perform tell_undone('order.canceled', new);
  end if;
  if new.return_id is not null or old.stage is null or old.stage = any(over)
     or not (new.stage is null or new.stage = any(over)) then return null; end if;
  select o.status into status from orders o where o.id = new.order_id;
  if status = 'delivered' and old.stage = any(sent) then perform tell_order('order.delivered', new); end if;
  if status = 'canceled' then perform tell_order('order.canceled', new); end if;
  return null;
end $$;
