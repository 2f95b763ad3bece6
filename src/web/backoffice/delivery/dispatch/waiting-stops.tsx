import { delivery as t } from '#texts/delivery';
import { language } from '#texts/language';
import type { OrderInList } from '../../../../shop/delivery/fulfilment/contract.ts';
import type { WaitingReturn } from '../../../../shop/delivery/fulfilment/runs/waiting-return.ts';
import { isolated } from '../../../../shop/texts/isolated.ts';
import { formatDay } from '../../../../shop/time/days.ts';
import { Checkbox } from '../../../ui/choices/checkbox.tsx';
import { Money } from '../../../ui/product/price.tsx';
import { Tag } from '../../../ui/product/tag.tsx';
import { ask } from '../../client/ask.ts';
import { OrderNumber } from '../../ui/cells/order-number.tsx';
import { Stripe } from '../../ui/cells/stripe.tsx';
import css from './delivery.module.css';

/** As many as a run may have. */
const MOST = 200;

/** The parcels that are packed or postponed and in no run, oldest first. */
export async function readWaiting(): Promise<OrderInList[]> {
  const waiting: OrderInList[] = [];
  for (let after: string | undefined; waiting.length < MOST;) {
    const { orders, next } = await ask('listOrders', {
      waiting: true,
      sort: 'oldest',
      ...(after !== undefined && { after }),
    });
    waiting.push(...orders);
    if (next === null) break;
    after = next;
  }
  return waiting;
}

export type WaitingParcelsProps = {
  orders: readonly OrderInList[];
  chosen: ReadonlySet<string>;
  onChoose: (parcels: ReadonlySet<string>) => void;
};

/** Where a parcel goes, as runs are planned: the city, and the area in it. */
export const placeOf = ({ city, area }: { city: string; area: string }): string =>
  [city, area].filter((part) => part !== '').join(t.comma);

/** Collected at an office: it goes with a company, and no courier brings it. */
export const isOffice = ({ deliveryKind }: Pick<OrderInList, 'deliveryKind'>): boolean =>
  deliveryKind === 'office';

/** An exchange at the door: the courier takes the old pieces back. */
export const isSwap = ({ exchange }: Pick<OrderInList, 'exchange'>): boolean => exchange === 'swap';

/** Waiting parcels by area, ticked one by one or a whole area at once. */
export function WaitingParcels({ orders, chosen, onChoose }: WaitingParcelsProps) {
  const areas = new Map<string, OrderInList[]>();
  for (const order of orders) {
    const area = placeOf(order);
    areas.set(area, [...(areas.get(area) ?? []), order]);
  }
  const toggle = (parcels: readonly string[], isOn: boolean) => {
    const next = new Set(chosen);
    for (const parcel of parcels) {
      if (isOn) next.add(parcel);
      else next.delete(parcel);
    }
    onChoose(next);
  };
  return (
    <ul className={css.areas}>
      {[...areas].map(([area, there]) => {
        const parcels = there.map(({ parcelId }) => parcelId);
        return (
          <li key={area} className={css.panel}>
            <Checkbox
              label={<b>{t.allOf(isolated(area))}</b>}
              count={there.length}
              checked={parcels.every((parcel) => chosen.has(parcel))}
              onChange={(event) => toggle(parcels, event.currentTarget.checked)}
            />
            <ul>
              {there.map((order) => (
                <li key={order.parcelId} className={css.parcel}>
                  <Stripe number={order.number} />
                  <Checkbox
                    label={<ParcelLabel order={order} />}
                    checked={chosen.has(order.parcelId)}
                    onChange={(event) => toggle([order.parcelId], event.currentTarget.checked)}
                  />
                  <Money amount={order.cashDue} />
                </li>
              ))}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}

function ParcelLabel({ order }: { order: OrderInList }) {
  const { number, itemsCount, stage, exchange, customer } = order;
  const state = stage === 'postponed' ? t.companyStages.postponed : t.pieces(itemsCount);
  return (
    <span className={css.label}>
      {customer.name === null ? <OrderNumber number={number} /> : <b dir="auto">{customer.name}</b>}
      <small>
        {customer.name !== null && (
          <>
            <OrderNumber number={number} /> ·{' '}
          </>
        )}
        <bdi>{state}</bdi>
      </small>
      {(isOffice(order) || exchange !== null) && (
        <span>
          {exchange !== null && <Tag tone="warning">{t.tasks.swap}</Tag>}
          {isOffice(order) && <Tag tone="accent">{t.officeOnly}</Tag>}
        </span>
      )}
    </span>
  );
}

type WaitingReturnsProps = {
  returns: readonly WaitingReturn[];
  chosen: ReadonlySet<string>;
  onChoose: (returns: ReadonlySet<string>) => void;
};

/** The returns that wait for a courier, to be ticked for a run. */
export function WaitingReturns({ returns, chosen, onChoose }: WaitingReturnsProps) {
  const toggle = (id: string, isOn: boolean) => {
    const next = new Set(chosen);
    if (isOn) next.add(id);
    else next.delete(id);
    onChoose(next);
  };
  return (
    <ul className={css.panel}>
      {returns.map((each) => (
        <li key={each.returnId} className={css.parcel}>
          <Stripe number={each.number} />
          <Checkbox
            label={<ReturnLabel request={each} />}
            checked={chosen.has(each.returnId)}
            onChange={(event) => toggle(each.returnId, event.currentTarget.checked)}
          />
          {each.refund > 0 && <Money amount={-each.refund} signed />}
        </li>
      ))}
    </ul>
  );
}

/** Whose return it is, what a courier does there, where, with how many pieces and on which day. */
export function ReturnLabel({ request }: { request: WaitingReturn }) {
  const { number, customer, task, pieces, pickupDay, attempts } = request;
  const what = (
    <span>
      <b>{t.tasks[task]}</b> <OrderNumber number={number} />
    </span>
  );
  const facts = [
    placeOf(request),
    t.pieces(pieces),
    ...(pickupDay === null ? [] : [formatDay(pickupDay, language)]),
    ...(attempts === 0 ? [] : [t.attempts(attempts)]),
  ];
  return (
    <span className={css.label}>
      {customer === null ? what : <b dir="auto">{customer}</b>}
      <small>
        {customer !== null && <>{what} · </>}
        {facts.map((fact, place) => (
          <span key={fact}>
            {place > 0 && ' · '}
            <bdi>{fact}</bdi>
          </span>
        ))}
      </small>
    </span>
  );
}
