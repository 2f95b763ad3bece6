import { language } from '#texts/language';
import { orderEdits as t } from '#texts/order-edits';
import type { EditPreview } from '../../../shop/buying/orders/calls.ts';
import { formatMoney } from '../../../shop/money.ts';
import { formatPromisedDay } from '../../../shop/time/days.ts';
import { Checkbox } from '../choices/checkbox.tsx';
import { Summary } from '../order/summary.tsx';
import { Banner } from './banner.tsx';

export type EditEffectProps = {
  preview: EditPreview;
  /** The total as agreed. */
  before: number;
  /** The day as agreed; it is told again only where another one comes of the changes. */
  promised?: string;
  accepted: boolean;
  onAccept: (accepted: boolean) => void;
};

/** What an order comes to after its changes, beside what was agreed. */
export function EditEffect({ preview, before, promised, accepted, onAccept }: EditEffectProps) {
  const { totals, cashDue, couponLost, estimatedDelivery } = preview;
  const { subTotal, discount, delivery, total } = totals;
  return (
    <div role="status">
      {couponLost && (
        <>
          <Banner>{t.lost}</Banner>
          <Checkbox
            label={t.lostYes}
            checked={accepted}
            onChange={(event) => onAccept(event.currentTarget.checked)}
          />
        </>
      )}
      <Summary
        rows={[
          { label: t.subTotal, amount: subTotal },
          ...(discount > 0 ? [{ label: t.discount, amount: -discount, tone: 'sale' as const }] : []),
          { label: t.delivery, amount: delivery },
        ]}
        total={{ label: t.total, amount: total }}
      />
      <p>
        {t.was(formatMoney(before, language))} {t.keepReady(formatMoney(cashDue, language))}.{' '}
        {estimatedDelivery.to !== promised && t.arrives(formatPromisedDay(estimatedDelivery, language))}
      </p>
    </div>
  );
}
