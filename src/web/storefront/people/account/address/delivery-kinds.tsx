import { useState } from 'react';
import { checkout as t } from '#texts/checkout';
import { language } from '#texts/language';
import { formatMoney } from '../../../../../shop/money.ts';
import type { DeliveryKind } from '../../../../../shop/people/account/contract.ts';
import { RadioCard, RadioCards } from '../../../../ui/choices/radio-card.tsx';
import { useFacts } from '../../../layout/facts.ts';

type DeliveryKindsProps = { kind: DeliveryKind; onChoose: (kind: DeliveryKind) => void };

/**
 * To the door or to an office, where the store offers that; also where an office was chosen before the store stopped
 * offering it, so that the shopper can change to the door.
 */
export function DeliveryKinds({ kind: chosen, onChoose }: DeliveryKindsProps) {
  const { officePickup, officeFee } = useFacts();
  // Stays once an office was chosen: removing the focused choice would lose the focus.
  const [wasOffice, setWasOffice] = useState(false);
  if (chosen === 'office' && !wasOffice) setWasOffice(true);
  if (!officePickup && !wasOffice && chosen === 'home') return null;
  const feeText =
    officeFee === null
      ? t.sameFee
      : officeFee === 0
        ? t.officeFree
        : t.officeFee(formatMoney(officeFee, language));
  return (
    <RadioCards legend={t.how}>
      {(['home', 'office'] as const).map((kind) => (
        <RadioCard
          key={kind}
          name="kind"
          value={kind}
          checked={chosen === kind}
          onChange={() => onChoose(kind)}
          title={t.kinds[kind]}
        >
          {t.kindTexts[kind]}
          {kind === 'office' && ` ${feeText}`}
        </RadioCard>
      ))}
    </RadioCards>
  );
}
