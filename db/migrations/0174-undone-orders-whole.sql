-- What is told of an order; null of a test. One place, so that a step taken back is told with all that the step was.
create function told_of_order(parcel parcels) returns jsonb language sql as $$
  select jsonb_build_object(
           'orderId', o.id, 'number', o.number, 'parcelId', parcel.id, 'returnId', parcel.return_id, 'version', parcel.version,
           'status', o.status, 'stage', parcel.stage, 'source', o.source, 'companyId', parcel.company_id, 'currency', 'SYP',
           'subTotal', o.sub_total, 'discount', o.discount, 'delivery', o.delivery, 'total', o.total, 'cashDue', s.cash_due)
    from orders o left join settlements s on s.parcel_id = parcel.id where o.id = parcel.order_id and not o.is_test
$$;

create or replace function tell_order(event text, parcel parcels) returns void language plpgsql as $$
begin
  if not is_told(event) then return; end if;
  perform tell_webhooks(event, d.data, case event when 'order.handedOver' then parcel.id end)
    from told_of_order(parcel) d (data) where d.data is not null;
end $$;

create or replace function tell_undone(asked text, parcel parcels) returns void language sql as $$
  insert into webhook_deliveries (webhook_id, event, data)
  select w.id, 'order.undone', jsonb_build_object('undone', asked) || d.data
    from webhooks w, told_of_order(parcel) d (data)
   where w.off_at is null and asked = any(w.events) and d.data is not null
$$;
