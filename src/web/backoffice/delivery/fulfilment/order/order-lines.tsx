import { consoleOrders as t } from '#texts/console-orders';
import { refusals } from '#texts/refusals';
import type { ConsoleOrder } from '../../../../../shop/delivery/fulfilment/contract.ts';
import { formatNumber } from '../../../../../shop/money.ts';
import { Panel } from '../../../../ui/blocks/panel.tsx';
import { Picture } from '../../../../ui/product/picture.tsx';
import { Money } from '../../../../ui/product/price.tsx';
import css from '../fulfilment.module.css';

/** The pieces of an order and its sums. */
export function OrderLines({ order }: { order: ConsoleOrder }) {
  const { lines, itemsCount, subTotal, discount, coupon, delivery, total, missing, settlement } = order;
  return (
    <Panel title={t.items} action={<span className={css.quiet}>{t.pieces(itemsCount)}</span>}>
      <ul className={css.lines}>
        {lines.map((line, place) => (
          <li key={line.lineNo}>
            <span className={css.picture}>
              <Picture image={{ ...line.image, alt: '' }} sizes="56px" />
            </span>
            <span className={css.pair}>
              <b>{line.name}</b>
              <span>
                {line.color.name} · <b>{line.size.label}</b>
              </span>
              <small>
                {keptText(settlement?.lines[place]) ?? t.left(line.stock)}
                {missing
                  .filter(({ lineNo }) => lineNo === line.lineNo)
                  .map(({ missing: gone }) => (
                    <b key="missing" className={css.refused}>
                      {' · '}
                      {t.missing(gone)}
                    </b>
                  ))}
              </small>
            </span>
            <span className={css.end}>
              <b className={css.cash}>
                <Money amount={line.lineTotal} />
              </b>
              <bdi dir="ltr">{`${line.quantity} × ${formatNumber(line.unitPrice)}`}</bdi>
            </span>
          </li>
        ))}
      </ul>
      <dl className={css.sums}>
        <Sum name={t.subTotal} amount={subTotal} />
        {discount > 0 && (
          <Sum name={coupon === null ? t.discount : t.withCoupon(coupon)} amount={-discount} />
        )}
        <Sum name={t.delivery} amount={delivery} />
        <Sum name={t.total} amount={total} />
      </dl>
      {settlement !== null && settlement.exact !== total && <AtDoor settlement={settlement} />}
    </Panel>
  );
}

type Settlement = NonNullable<ConsoleOrder['settlement']>;

/** How much of a line was kept; null if all of it, or if it is not delivered. */
function keptText(line: Settlement['lines'][number] | undefined): string | null {
  if (line === undefined || line.kept === line.quantity) return null;
  return [t.keptOf(line.kept, line.quantity), line.reason && refusals[line.reason]]
    .filter(Boolean)
    .join(' · ');
}

/** What was paid for the kept pieces, where it differs from the agreed total. */
function AtDoor({ settlement: { items, fee, rounding, cashDue } }: { settlement: Settlement }) {
  return (
    <dl className={css.sums}>
      <Sum name={t.keptPieces} amount={items} />
      <Sum name={t.delivery} amount={fee} />
      {rounding !== 0 && <Sum name={t.rounding} amount={rounding} />}
      <Sum name={t.paidFor} amount={cashDue} />
    </dl>
  );
}

function Sum({ name, amount }: { name: string; amount: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <Money amount={amount} />
      </dd>
    </div>
  );
}
