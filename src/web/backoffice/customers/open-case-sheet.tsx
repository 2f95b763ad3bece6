import { useState } from 'react';
import { channels } from '#texts/channels';
import { customers as t } from '#texts/customers';
import { type CaseKind, caseKinds } from '../../../shop/customers/case.ts';
import type { Customer } from '../../../shop/customers/contract.ts';
import { displayOrderNumber } from '../../../shop/orders/order-number.ts';
import { type StaffChannel, staffChannels } from '../../../shop/orders/status.ts';
import { fieldText } from '../../client/forms/form-fields.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { FormSheet } from '../../ui/overlays/form-sheet.tsx';
import { askOnce } from '../client/ask.ts';
import { useAct } from '../client/use-act.ts';

/** Opens a case for what a customer said by phone or in a chat, for one of their orders or none. */
export function OpenCaseSheet({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const { busy, act } = useAct();
  const [isMissing, setMissing] = useState(false);
  const [kind, setKind] = useState<CaseKind>('question');
  const [channel, setChannel] = useState<StaffChannel>('phone');
  const submit = async (form: HTMLFormElement) => {
    const text = fieldText(form, 'text');
    const number = fieldText(form, 'orderNumber');
    setMissing(text === '');
    if (text === '') return;
    const opened = { id: customer._id, kind, channel, text, orderNumber: number === '' ? null : number };
    if ((await act(async () => askOnce('openCase', opened))) !== null) onClose();
  };
  return (
    <FormSheet onClose={onClose} title={t.newCase} action={t.open} busy={busy} onSubmit={submit}>
      <SelectField
        compact
        label={t.kind}
        value={kind}
        onChange={(event) => setKind(caseKinds.find((each) => each === event.currentTarget.value) ?? kind)}
      >
        {caseKinds
          .filter((each) => each !== 'appeal')
          .map((each) => (
            <option key={each} value={each}>
              {t.kinds[each]}
            </option>
          ))}
      </SelectField>
      <SelectField
        compact
        label={t.channel}
        value={channel}
        onChange={(event) =>
          setChannel(staffChannels.find((each) => each === event.currentTarget.value) ?? channel)
        }
      >
        {staffChannels.map((each) => (
          <option key={each} value={each}>
            {channels[each]}
          </option>
        ))}
      </SelectField>
      <SelectField compact optional name="orderNumber" label={t.orderNumber} defaultValue="">
        <option value="">{t.noOrder}</option>
        {customer.recentOrders.map(({ _id, number }) => (
          <option key={_id} value={number}>
            {displayOrderNumber(number)}
          </option>
        ))}
      </SelectField>
      <TextArea
        name="text"
        label={t.said}
        rows={3}
        maxLength={2000}
        error={isMissing ? t.saidMissing : undefined}
      />
    </FormSheet>
  );
}
