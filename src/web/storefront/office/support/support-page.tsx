import { useState } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { helpContact } from '#texts/help-contact';
import { support as t } from '#texts/support';
import { orderNumberText } from '../../../../shop/buying/orders/order-number.ts';
import { letterKinds } from '../../../../shop/office/customers/case.ts';
import type { ShopperCase } from '../../../../shop/office/customers/contract.ts';
import { CallError } from '../../../client/call-error.ts';
import { callFrom } from '../../../client/call-from.ts';
import { callOnce } from '../../../client/call-once.ts';
import { fieldText } from '../../../client/forms/form-fields.ts';
import { showFaults } from '../../../client/forms/show-faults.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Head } from '../../head.tsx';
import { useFacts } from '../../layout/facts.ts';
import { Conversation, LetterForm } from './conversation.tsx';
import css from './support.module.css';

export async function loader({ context }: LoaderFunctionArgs) {
  return callFrom(context)('getSupportCases');
}

/** The shopper's letters to the store and its answers. `?order=` names the order that a new one is about. */
export function Component() {
  const loaded = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const contact = helpContact(useFacts());
  const [sent, setSent] = useState<ShopperCase[] | null>(null);
  const [isUnknown, setUnknown] = useState(false);
  const cases = sent ?? loaded.cases;
  const send = async (text: string, form: HTMLFormElement) => {
    const kind = letterKinds.find((each) => each === fieldText(form, 'kind')) ?? 'question';
    const letter = { kind, orderNumber: fieldText(form, 'orderNumber'), text };
    setUnknown(false);
    try {
      const made = await callOnce('writeToSupport', letter);
      setSent(made.cases);
      return true;
    } catch (error) {
      if (!(error instanceof CallError) || error.code !== 'NOT_FOUND') throw error;
      showFaults(form, () => setUnknown(true));
      return false;
    }
  };
  return (
    <div className={`wrap ${css.page}`}>
      <Head title={t.title} noIndex />
      <h1 className="display">{t.title}</h1>
      <p>
        {contact.hours}. {contact.reply}
      </p>
      <LetterForm name="letter" label={t.text} missing={t.missing} action={t.send} send={send}>
        <SelectField name="kind" label={t.about} defaultValue="question">
          {letterKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t.kinds[kind]}
            </option>
          ))}
        </SelectField>
        <TextField
          name="orderNumber"
          label={t.orderNumber}
          optional
          inputMode="numeric"
          dir="ltr"
          maxLength={20}
          defaultValue={query.get('order') ?? ''}
          error={isUnknown ? t.orderUnknown : undefined}
        />
      </LetterForm>
      {cases.map((each) => (
        <Conversation key={each._id} title={titleOf(each)} of={each} />
      ))}
      <Link to="/contact" className="text-link">
        {t.otherWays}
      </Link>
    </div>
  );
}

const titleOf = ({ kind, orderNumber }: ShopperCase) =>
  orderNumber === null ? t.kinds[kind] : t.ofOrder(t.kinds[kind], orderNumberText(orderNumber));
