import { orderEdits as t } from '#texts/order-edits';
import type { DeliveryKind } from '../../../../shop/account/contract.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';

/** Whether an order goes to a door or to an office; the server refuses an office while the store offers none. */
export function KindField({
  kind,
  onChoose,
}: {
  kind: DeliveryKind;
  onChoose: (kind: DeliveryKind) => void;
}) {
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
