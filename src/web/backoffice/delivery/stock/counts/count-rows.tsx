import { Link } from 'react-router';
import { language } from '#texts/language';
import { stock } from '#texts/stock';
import { stockCounts as t } from '#texts/stock-counts';
import type { CountLine } from '../../../../../shop/delivery/stock/contract.ts';
import { languageFacts } from '../../../../../shop/language.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import { classes } from '../../../../ui/classes.ts';
import { Picture } from '../../../../ui/product/picture.tsx';
import { OrderNumber } from '../../../ui/cells/order-number.tsx';
import css from '../stock.module.css';

/** A variant in a count; `counted` is null before it was counted. With `line` it is only read. */
export function CountRow(props: {
  piece: Pick<CountLine, 'name' | 'image' | 'color' | 'size'>;
  counted: number | null;
  onAdd?: (more: number) => void;
  line?: CountLine;
}) {
  const { piece, counted, onAdd, line } = props;
  const { image, color, size } = piece;
  const name = `${piece.name}${languageFacts[language].comma}${stock.adjustOf(color.name, size.label)}`;
  const difference = line?.difference ?? 0;
  return (
    <li className={classes(css.row, difference < 0 && css.short, difference > 0 && css.over)}>
      <span className={css.thumb}>
        <Picture image={{ ...image, alt: '' }} sizes="40px" />
      </span>
      <div className={css.words}>
        <b>{piece.name}</b>
        <span className={css.quiet}>{stock.adjustOf(color.name, size.label)}</span>
        {line?.expected !== null && line !== undefined && <Outcome line={line} />}
      </div>
      {onAdd !== undefined && counted === null && (
        <Button small tone="secondary" aria-label={t.isNoneOf(name)} onClick={() => onAdd(0)}>
          {t.isNone}
        </Button>
      )}
      <span className={css.stepper}>
        {onAdd !== undefined && counted !== null && (
          <IconButton icon="minus" label={t.fewer(name)} disabled={counted === 0} onClick={() => onAdd(-1)} />
        )}
        {counted !== null && <b className={css.count}>{counted}</b>}
        {onAdd !== undefined && <IconButton icon="plus" label={t.more(name)} onClick={() => onAdd(1)} />}
      </span>
    </li>
  );
}

function Outcome({ line: { difference, expected, by, second, secondBy } }: { line: CountLine }) {
  const change = difference ?? 0;
  return (
    <>
      {change < 0 && <span className={css.diff}>{stock.short(-change)}</span>}
      {change > 0 && <span className={css.diff}>{stock.over(change)}</span>}
      <span className={css.quiet}>
        {change === 0 ? t.same : t.expected(expected ?? 0)}
        {' · '}
        {t.byLine(second === null ? by : (secondBy ?? by))}
      </span>
    </>
  );
}

/** Pieces of open orders that were not found, and the orders. */
export type Short = { name: string; count: number; orders: readonly { _id: string; name: string }[] };

export function ShortList({ short }: { short: readonly Short[] }) {
  return (
    <ul className={css.lines}>
      {short.map(({ name, count, orders }, place) => (
        <li key={place} className={classes(css.row, css.short)}>
          <div className={css.words}>
            <b>{name}</b>
            <span>{t.shortOf(count)}</span>
            <span>
              {orders.map((order) => (
                <Link key={order._id} to={`/orders/${order.name}`}>
                  <OrderNumber number={order.name} />{' '}
                </Link>
              ))}
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}
