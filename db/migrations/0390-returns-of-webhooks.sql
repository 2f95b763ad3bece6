-- The webhooks of an order that brings the new pieces of a return or an exchange name that return. `returnId` was always null, as no
-- parcel is of a return.
create or replace function told_of_order(parcel parcels) returns jsonb language sql as $$
  select jsonb_build_object(
           'orderId', o.id, 'number', o.number, 'parcelId', parcel.id, 'returnId', o.exchange_of, 'version', parcel.version,
           'status', o.status, 'stage', parcel.stage, 'source', o.source, 'companyId', parcel.company_id, 'currency', 'SYP',
           'subTotal', o.sub_total, 'discount', o.discount, 'delivery', o.delivery, 'total', o.total, 'cashDue', s.cash_due)
    from orders o left join settlements s on s.parcel_id = parcel.id where o.id = parcel.order_id and not o.is_test
$$;

-- contract: no version has read or written it.
alter table archives drop column failure;
