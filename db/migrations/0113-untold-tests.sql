-- A webhook is not told of a test order: its receiver would count it.
create or replace function tell_order(event text, parcel parcels) returns void language plpgsql as $$
begin
  if not is_told(event) then return; end if;
  perform tell_webhooks(event, jsonb_build_object(
      'orderId', o.id, 'number', o.number, 'parcelId', parcel.id, 'returnId', parcel.return_id, 'version', parcel.version,
      'status', o.status, 'stage', parcel.stage, 'source', o.source, 'companyId', parcel.company_id, 'currency', 'SYP',
      'subTotal', o.sub_total, 'discount', o.discount, 'delivery', o.delivery, 'total', o.total, 'cashDue', s.cash_due),
    case event when 'order.handedOver' then parcel.id end)
    from orders o left join settlements s on s.parcel_id = parcel.id where o.id = parcel.order_id and not o.is_test;
end $$;
