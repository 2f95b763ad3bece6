import { useState } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { appeal as t } from '#texts/appeal';
import type { Appeal } from '../../../../shop/office/customers/contract.ts';
import { callFrom } from '../../../client/call-from.ts';
import { callOnce } from '../../../client/call-once.ts';
import { Head } from '../../head.tsx';
import { Conversation, LetterForm } from './conversation.tsx';
import css from './support.module.css';

export async function loader({ context }: LoaderFunctionArgs) {
  return callFrom(context)('getAppeal');
}

/** What the shopper says against a limit on their orders, and what the store answers. */
export function Component() {
  const loaded = useLoaderData<typeof loader>();
  const [sent, setSent] = useState<Appeal | null>(null);
  const appeal = sent ?? loaded.appeal;
  const isOpen = appeal !== null && appeal.closedAt === null;
  const send = async (text: string) => {
    const { appeal: made } = await callOnce('appeal', { text });
    setSent(made);
    return true;
  };
  return (
    <div className={`wrap ${css.page}`}>
      <Head title={t.title} noIndex />
      <h1 className="display">{t.title}</h1>
      <p>{t.intro}</p>
      <p>{t.rest}</p>
      {appeal && <Conversation of={appeal} />}
      <LetterForm
        name="appeal"
        label={t.text}
        hint={t.hint}
        missing={t.missing}
        action={isOpen ? t.sendMore : t.send}
        send={send}
      />
      <Link to="/checkout/delivery" className="text-link">
        {t.toCart}
      </Link>
    </div>
  );
}
