import { useState } from 'react';
import { orderEdits as t } from '#texts/order-edits';
import type { DeliveryKind } from '../../../../../shop/people/account/contract.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';

type KindFieldProps = {
  kind: DeliveryKind;
  /** The store offers an office. */
  offersOffice: boolean;
  onChoose: (kind: DeliveryKind) => void;
};

/**
 * Delivery to the door or to an office, where the store offers that; also for an order that was to an office before the
 * store stopped offering it, so that it can be changed to the door.
 */
export function KindField({ kind, offersOffice, onChoose }: KindFieldProps) {
  const [wasOffice, setWasOffice] = useState(false);
  if (kind === 'office' && !wasOffice) setWasOffice(true);
  if (!offersOffice && !wasOffice && kind === 'home') return null;
  return (
    <SelectField
      name="kind"
      label={t.kind}
      value={kind}
      onChange={(event) => onChoose(event.currentTarget.value === 'office' ? 'office' : 'home')}
    >
      {(['home', 'office'] as const).map((each) => (
        <option key={each} value={each}>
          {t.kinds[each]}
        </option>
      ))}
    </SelectField>
  );
}
