import type { ReactNode } from 'react';
import { consoleOrders as t } from '#texts/console-orders';
import { language } from '#texts/language';
import { papers } from '#texts/papers';
import { stripeOf } from '../../../../../shop/buying/orders/parcel-stripe.ts';
import type { ConsoleOrder } from '../../../../../shop/delivery/fulfilment/contract.ts';
import { code128 } from '../../../../../shop/delivery/fulfilment/papers/code-128.ts';
import { labelRefusal } from '../../../../../shop/delivery/fulfilment/papers/paper-stages.ts';
import { formatMoney } from '../../../../../shop/money.ts';
import { Panel } from '../../../../ui/blocks/panel.tsx';
import { OrderNumber } from '../../../ui/cells/order-number.tsx';
import { useWide } from '../../../ui/use-wide.ts';
import { PaperLink } from '../paper-link.tsx';
import { PaperSizeField } from '../paper-size.tsx';
import css from './label-card.module.css';

/** The stages at which a slip may be printed. */
const withSlip = new Set(['toPick', 'picking', 'short', 'packed', 'postponed']);

/** The parcel's label as it will be printed, without the person, and the links that print it and the slip. */
export function LabelCard({ order }: { order: ConsoleOrder }) {
  const { number, cashDue, stage } = order;
  const mayPrint = labelRefusal(stage) === null;
  const hasSlip = stage !== null && withSlip.has(stage);
  if (!mayPrint && !hasSlip) return null;
  return (
    <Folded>
      <div className={css.label}>
        <Cloth number={number} />
        <p className={css.line}>
          <b>
            <OrderNumber number={number} />
          </b>
          <b>{formatMoney(cashDue, language)}</b>
        </p>
        <Bars number={number} />
      </div>
      {!mayPrint && <p className={css.note}>{t.labelOncePacked}</p>}
      <p className={css.papers}>
        {mayPrint && <PaperLink order={order} kind="label" />}
        {hasSlip && <PaperLink order={order} kind="slip" />}
        <PaperSizeField />
      </p>
    </Folded>
  );
}

/** On phones the label is folded: what is next comes first. */
function Folded({ children }: { children: ReactNode }) {
  if (useWide()) return <Panel title={t.label}>{children}</Panel>;
  return (
    <Panel>
      <details className={css.fold}>
        <summary>{t.label}</summary>
        {children}
      </details>
    </Panel>
  );
}

function Cloth({ number }: { number: string }) {
  const bands = stripeOf(number);
  return (
    <span className={css.cloth} aria-hidden="true">
      {bands.map(({ thread, width }, place) => (
        <span key={`${place} ${thread}`} style={{ flexGrow: width, background: `var(--thread-${thread})` }} />
      ))}
    </span>
  );
}

/** The number as a barcode; a scanner reads it from the screen too. */
function Bars({ number }: { number: string }) {
  const widths = code128(number);
  const whole = widths.reduce((sum, width) => sum + width, 0);
  const bars = widths.map((width, place) => {
    const from = widths.slice(0, place).reduce((sum, each) => sum + each, 0);
    return place % 2 === 0 ? `M${from} 0h${width}v1h-${width}z` : '';
  });
  return (
    <svg
      className={css.bars}
      viewBox={`-10 0 ${whole + 20} 1`}
      preserveAspectRatio="none"
      role="img"
      aria-label={papers.titles.label}
    >
      <path d={bars.join('')} />
    </svg>
  );
}
