import { useEffect, useState } from 'react';
import { priceDesk as t } from '#texts/price-desk';
import type {
  GivenPriceRule,
  PriceChangeRow,
} from '../../../../../shop/catalog/products/prices/price-calls.ts';
import { priceProblems } from '../../../../../shop/catalog/products/prices/price-rule.ts';
import type { ConsoleDataOf } from '../../../../../shop/console-endpoints.ts';
import { formatNumber } from '../../../../../shop/money.ts';
import { classes } from '../../../../ui/classes.ts';
import { Picture } from '../../../../ui/product/picture.tsx';
import { ask } from '../../../client/ask.ts';
import { Difference, KindTag, Margin, OfferCell } from './price-cells.tsx';
import css from './prices.module.css';
import table from './tried-prices.module.css';

type Tried = ConsoleDataOf<'tryPrices'>;

const PAUSE_MS = 400;

/** What a rule would do, asked again when typing pauses; the last answer stays while the rule cannot be tried. */
function useTried(rule: GivenPriceRule, canBeTried: boolean): Tried | null {
  const [tried, setTried] = useState<Tried | null>(null);
  const typed = JSON.stringify(rule);
  useEffect(() => {
    if (!canBeTried) return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => {
      // Without an answer the last one stays; the button of the form says what is wrong.
      ask('tryPrices', JSON.parse(typed)).then(
        (answer) => isCurrent && setTried(answer),
        () => {},
      );
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [typed, canBeTried]);
  return tried;
}

/** The first prices by a rule, while it is typed. */
export function TriedPrices({ rule, canBeTried }: { rule: GivenPriceRule; canBeTried: boolean }) {
  const tried = useTried(rule, canBeTried);
  return (
    <section className={classes(css.panel, css.tried)}>
      <h2>{t.tried}</h2>
      {tried === null ? <p className={css.quiet}>{t.toTry}</p> : <Rows {...tried} />}
    </section>
  );
}

function Rows({ counts, rows }: Tried) {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const others = priceProblems.filter((kind) => counts[kind] !== undefined);
  if (all === 0) return <p role="status">{t.nothing}</p>;
  return (
    <>
      <div role="status">
        <p className={css.big}>{t.willChange(counts.ready ?? 0)}</p>
        {others.length > 0 && (
          <p className={css.quiet}>
            {others.map((kind) => `${t.rows[kind]}: ${formatNumber(counts[kind] ?? 0)}`).join(' · ')}
          </p>
        )}
      </div>
      <table className={table.table}>
        <caption className="visually-hidden">{t.tried}</caption>
        <thead>
          <tr>
            <th scope="col">{t.product}</th>
            <th scope="col">{t.before}</th>
            <th scope="col">{t.after}</th>
            <th scope="col" className={table.wide}>
              {t.difference}
            </th>
            <th scope="col" className={table.wide}>
              {t.margin}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.productId} row={row} />
          ))}
        </tbody>
      </table>
      {all > rows.length && <p className={css.quiet}>{t.triedFirst(rows.length, formatNumber(all))}</p>}
    </>
  );
}

function Row({ row }: { row: PriceChangeRow }) {
  return (
    <tr>
      <td>
        <Named row={row} />
      </td>
      <td>
        <OfferCell offer={row.before} />
      </td>
      <td>
        <OfferCell offer={row.after} />
      </td>
      <td className={table.wide}>
        <Difference row={row} />
      </td>
      <td className={table.wide}>
        <Margin row={row} />
      </td>
    </tr>
  );
}

function Named({ row }: { row: PriceChangeRow }) {
  return (
    <span className={table.named}>
      <span className={table.thumb}>
        <Picture image={{ ...row.image, alt: '' }} sizes="30px" />
      </span>
      <span>
        {row.name} <span className={css.quiet}>{row.brand}</span>
        {row.kind !== 'ready' && <KindTag row={row} />}
      </span>
    </span>
  );
}
