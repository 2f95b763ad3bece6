import { language } from '#texts/language';
import { round as t } from '#texts/round';
import { statuses } from '#texts/statuses';
import { displayOrderNumber } from '../../../../shop/buying/orders/order-number.ts';
import { stripeOf } from '../../../../shop/buying/orders/parcel-stripe.ts';
import type { Stop } from '../../../../shop/delivery/fulfilment/contract.ts';
import type { QueuedEvent, MyRun } from '../../../../shop/delivery/fulfilment/runs/stop-state.ts';
import {
  cashOf,
  isFree,
  isReturn,
  type StopSeen,
} from '../../../../shop/delivery/fulfilment/runs/stop-state.ts';
import { isKeyOf } from '../../../../shop/keys-of.ts';
import { formatNumber } from '../../../../shop/money.ts';
import { Cloth } from '../../../ui/cloth/cloth.tsx';
import { addressText } from './address-text.ts';
import { BadAct } from './bad-act.tsx';
import { CashBox } from './cash-box.tsx';
import { go, placeOf } from './device/path.ts';
import { BigButton, BigLink } from './forms/big-button.tsx';
import { LaterForm } from './forms/later-form.tsx';
import { NotForm } from './forms/not-form.tsx';
import { PaidForm } from './forms/paid-form.tsx';
import { ReturnForm } from './forms/return-form.tsx';
import { SomeForm } from './forms/some-form.tsx';
import { ReturnActions, ReturnPieces, ReturnTitle } from './return-actions.tsx';
import { RoundLink } from './round-link.tsx';
import css from './round.module.css';

export type StopPageProps = {
  run: MyRun;
  stops: readonly StopSeen[];
  seen: StopSeen;
  /** What is done at the door: the last part of the address. */
  mode: string | undefined;
  events: readonly QueuedEvent[];
};

const forms = { paid: PaidForm, some: SomeForm, not: NotForm, later: LaterForm };
const isAct = (mode: string): mode is 'collect' | 'pay' | 'swap' =>
  mode === 'collect' || mode === 'pay' || mode === 'swap';

/** One door: who, where, the cash as the largest text, and what may be done in the lower half. */
export function StopPage({ run, stops, seen, mode, events }: StopPageProps) {
  const { stop, state } = seen;
  if (state === 'open' && mode !== undefined) {
    if (!isReturn(stop) && isKeyOf(forms, mode)) {
      const Form = forms[mode];
      return <Form run={run} stop={stop} />;
    }
    if (isReturn(stop) && mode === 'later') return <LaterForm run={run} stop={stop} />;
    if (isReturn(stop) && isAct(mode)) return <ReturnForm stop={stop} act={mode} />;
  }
  const number = displayOrderNumber(stop.number);
  const { held } = cashOf(run, events);
  return (
    <>
      <main className={css.page}>
        <header className={css.head}>
          <RoundLink to={[]} className={css.back}>
            {t.back}
          </RoundLink>
          <span>{t.stopOf(stops.indexOf(seen) + 1, stops.length)}</span>
          <span className={css.holding}>
            {t.holding} <b>{formatNumber(held)}</b>
          </span>
        </header>
        <Cloth bands={stripeOf(stop.number)} className={css.stripe} />
        <div className={css.who}>
          <h1 className={css.name}>
            <bdi>{stop.name}</bdi>
          </h1>
          <bdi dir="ltr">{number}</bdi>
        </div>
        {stop.address !== null && (
          <p>{addressText(stop.address.area, stop.address.street, stop.address.details)}</p>
        )}
        {!isReturn(stop) && stop.halfDay && <p className={css.note}>{statuses.halfDays[stop.halfDay]}</p>}
        {stop.note !== '' && <p className={css.note}>{stop.note}</p>}
        {seen.bad !== null && <BadAct queued={seen.bad} stop={stop} />}
        {state === 'open' &&
          (isReturn(stop) ? (
            <ReturnTitle stop={stop} />
          ) : isFree(stop) ? (
            <p className={css.big}>{t.freeExchange}</p>
          ) : (
            <CashBox amount={stop.cashDue} change={{ ...run.rules, ...stop }} />
          ))}
        {state === 'open' && <Together stops={stops} stop={stop} />}
        {state !== 'open' && state !== 'bad' && (
          <p className={css.big}>
            {t.closed} {t.states[state]}
          </p>
        )}
        {isReturn(stop) ? (
          <ReturnPieces stop={stop} />
        ) : (
          <p>
            {t.pieces(stop.lines.reduce((sum, { quantity }) => sum + quantity, 0))}
            {': '}
            {stop.lines
              .map(({ name, color, size, quantity }) =>
                [name, color, size, ...(quantity > 1 ? [`× ${quantity}`] : [])].join(' '),
              )
              .join(t.comma)}
          </p>
        )}
        <Next stops={stops} seen={seen} />
      </main>
      {state === 'open' && (
        <section className={css.actions} aria-label={stop.name ?? number}>
          <Reach stop={stop} shop={run.shop} number={number} />
          {isReturn(stop) ? <ReturnActions stop={stop} held={held} /> : <ParcelActions stop={stop} />}
        </section>
      )}
    </>
  );
}

function ParcelActions({ stop }: { stop: Stop }) {
  const { number } = stop;
  return (
    <>
      <BigButton tone="done" icon="check" onClick={() => go([number, 'paid'])}>
        {isFree(stop) ? t.delivered : t.paid}
      </BigButton>
      <div className={css.pair}>
        {!isFree(stop) && (
          <BigButton icon="layout-grid" onClick={() => go([number, 'some'])}>
            {t.some}
          </BigButton>
        )}
        <BigButton tone="no" icon="x" onClick={() => go([number, 'not'])}>
          {t.not}
        </BigButton>
      </div>
    </>
  );
}

/** An exchange for other pieces has two stops: what is paid at both of them together, while both are open. */
function Together({ stops, stop }: { stops: StopPageProps['stops']; stop: StopSeen['stop'] }) {
  const open = stops.filter(({ state }) => state === 'open').map(({ stop: each }) => each);
  const returned = open
    .filter(isReturn)
    .find((each) => each === stop || each.paysFor?.orderId === stop.orderId);
  const { paysFor = null, refund = 0 } = returned ?? {};
  const isBoth = open.some((each) => !isReturn(each) && each.orderId === paysFor?.orderId);
  if (returned === undefined || paysFor === null || !isBoth || refund === 0) return null;
  const sum = paysFor.cashDue - refund;
  const other = returned === stop ? paysFor.number : returned.number;
  return (
    <p className={css.note}>{t.together(displayOrderNumber(other), sum, formatNumber(Math.abs(sum)))}</p>
  );
}

function Next({ stops, seen }: Pick<StopPageProps, 'stops' | 'seen'>) {
  const next = stops.slice(stops.indexOf(seen) + 1).find(({ state }) => state === 'open');
  if (next === undefined) return null;
  return (
    <RoundLink to={[placeOf(next.stop)]} className={css.after}>
      <span>
        {t.next}: <bdi>{next.stop.address?.area || next.stop.address?.street}</bdi>
      </span>
      <span>{isReturn(next.stop) ? t.tasks[next.stop.task] : formatNumber(next.stop.cashDue)}</span>
    </RoundLink>
  );
}

type ReachProps = { stop: StopSeen['stop']; shop: string; number: string };

/** Call, chat, and the way there in the phone's own map. */
function Reach({ stop: { phone, address }, shop, number }: ReachProps) {
  return (
    <div className={css.triple}>
      <BigLink icon="phone" href={`tel:${phone}`}>
        {t.call}
      </BigLink>
      <BigLink
        icon="message-circle"
        target="_blank"
        rel="noreferrer"
        href={`https://wa.me/${phone?.replace('+', '')}?text=${encodeURIComponent(t.hello(shop, number))}`}
        lang={language}
      >
        {t.whatsapp}
      </BigLink>
      <BigLink icon="map-pin" target="_blank" rel="noreferrer" href={mapLink(address)}>
        {t.road}
      </BigLink>
    </div>
  );
}

/** `geo:` lets Android choose among its maps; iPhones do not know it. */
function mapLink(address: StopSeen['stop']['address']): string {
  const { city = '', area = '', street = '', latitude = null, longitude = null } = address ?? {};
  const isApple = /iPhone|iPad/.test(navigator.userAgent);
  const words = encodeURIComponent([street, area, city].filter(Boolean).join(', '));
  const point = latitude === null || longitude === null ? null : `${latitude},${longitude}`;
  if (isApple) return `https://maps.apple.com/?q=${point ?? words}`;
  return `geo:${point ?? '0,0'}?q=${point ?? words}`;
}
