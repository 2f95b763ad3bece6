import { language } from '#texts/language';
import { newOrder as t } from '#texts/new-order';
import { orderEdits as words } from '#texts/order-edits';
import type { CartLine } from '../../../../shop/buying/cart/contract.ts';
import { formatMoney } from '../../../../shop/money.ts';
import { formatPromisedDay } from '../../../../shop/time/days.ts';
import { Banner } from '../../../ui/blocks/banner.tsx';
import { Panel } from '../../../ui/blocks/panel.tsx';
import { Summary } from '../../../ui/order/summary.tsx';
import { Money } from '../../../ui/product/price.tsx';
import css from './new-order.module.css';
import type { OrderPreview } from './use-new-order.ts';

type NewOrderSumProps = {
  preview: OrderPreview | null;
  problem: string;
  lines: readonly CartLine[];
  busy: boolean;
};

/** The sum to say aloud, a sentence to read back, and what placing would be refused for. */
export function NewOrderSum({ preview, problem, lines, busy }: NewOrderSumProps) {
  const { totals = null, cashDue = null, estimatedDelivery = null, issue = null } = preview ?? {};
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <Panel title={t.sum}>
      <div aria-busy={busy} aria-live="polite" className={css.sum}>
        {problem !== '' && <Banner tone="error">{problem}</Banner>}
        {issue !== null && <Banner tone="error">{issue.message}</Banner>}
        {totals === null || cashDue === null ? (
          <p>{t.sumEmpty}</p>
        ) : (
          <>
            <p className={css.cash}>
              <Money amount={cashDue} />
            </p>
            {estimatedDelivery !== null && (
              <p>
                {t.readBack(
                  t.piecesOf(pieces),
                  formatMoney(cashDue, language),
                  formatPromisedDay(estimatedDelivery, language),
                )}
              </p>
            )}
            <Summary
              rows={[
                { label: words.subTotal, amount: totals.subTotal },
                ...(totals.discount > 0
                  ? [{ label: words.discount, amount: -totals.discount, tone: 'sale' as const }]
                  : []),
                { label: words.delivery, amount: totals.delivery ?? 0 },
              ]}
              total={{ label: t.sum, amount: totals.total }}
            />
          </>
        )}
      </div>
    </Panel>
  );
}
