import { useState } from 'react';
import { channels } from '#texts/channels';
import { customers as t } from '#texts/customers';
import { displayOrderNumber } from '../../../../../shop/buying/orders/order-number.ts';
import { type StaffChannel, staffChannels } from '../../../../../shop/buying/orders/status.ts';
import { type CaseKind, caseKinds } from '../../../../../shop/office/customers/case.ts';
import type { Customer } from '../../../../../shop/office/customers/contract.ts';
import { fieldText } from '../../../../client/forms/form-fields.ts';
import { PhoneField } from '../../../../ui/fields/phone-field.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextArea } from '../../../../ui/fields/text-area.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { FormSheet } from '../../../../ui/overlays/form-sheet.tsx';
import { askOnce } from '../../../client/ask.ts';
import { useAct } from '../../../client/use-act.ts';
import { useStoredText } from '../../../client/use-stored-text.ts';

type OpenCaseSheetProps = {
  /** Absent: the sheet asks for the customer's phone number. */
  customer?: Customer;
  onClose: () => void;
  onOpened?: (customer: Customer) => void;
};

/** Opens a case for what a customer said by phone or in a chat, for one of their orders or none. */
export function OpenCaseSheet({ customer, onClose, onOpened }: OpenCaseSheetProps) {
  const { busy, act } = useAct();
  const [missing, setMissing] = useState<{ phone?: boolean; text?: boolean }>({});
  const [kind, setKind] = useState<CaseKind>('question');
  const [channel, setChannel] = useState<StaffChannel>('phone');
  const [digits, setDigits] = useState('');
  const [typed, setTyped] = useStoredText(`case-typed:${customer?._id ?? ''}`);
  const submit = async (form: HTMLFormElement) => {
    const text = typed.trim();
    const number = fieldText(form, 'orderNumber');
    const found = { phone: customer === undefined && digits === '', text: text === '' };
    setMissing(found);
    if (found.phone || found.text) return;
    const whose =
      customer === undefined
        ? { phone: `+963${digits}`, name: fieldText(form, 'name') }
        : { customerId: customer._id };
    const about = { kind, channel, text, orderNumber: number === '' ? null : number };
    const opened = await act(async () => askOnce('openCase', { ...whose, ...about }));
    if (opened === null) return;
    setTyped('');
    onClose();
    onOpened?.(opened.customer);
  };
  return (
    <FormSheet onClose={onClose} title={t.newCase} action={t.open} busy={busy} onSubmit={submit}>
      {customer === undefined && (
        <>
          <PhoneField
            label={t.newPhone}
            error={missing.phone ? t.newPhoneWrong : undefined}
            onDigits={setDigits}
          />
          <TextField compact optional name="name" label={t.newName} maxLength={100} />
        </>
      )}
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
      {customer !== undefined && (
        <SelectField compact optional name="orderNumber" label={t.orderNumber} defaultValue="">
          <option value="">{t.noOrder}</option>
          {customer.recentOrders.map(({ _id, number }) => (
            <option key={_id} value={number}>
              {displayOrderNumber(number)}
            </option>
          ))}
        </SelectField>
      )}
      <TextArea
        name="text"
        label={t.saidWhat}
        rows={3}
        maxLength={2000}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        error={missing.text ? t.saidMissing : undefined}
      />
    </FormSheet>
  );
}
