import { type SubmitEvent, useState } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { appeal as t } from '#texts/appeal';
import { language } from '#texts/language';
import type { Appeal } from '../../../shop/customers/contract.ts';
import { formatMoment } from '../../../shop/time/days.ts';
import { callFrom } from '../../client/call-from.ts';
import { call } from '../../client/call.ts';
import { failureText } from '../../client/forms/failure-text.ts';
import { fieldText } from '../../client/forms/form-fields.ts';
import { idempotencyKeys } from '../../client/idempotency-key.ts';
import { Banner } from '../../ui/blocks/banner.tsx';
import { Panel } from '../../ui/blocks/panel.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { Head } from '../head.tsx';
import css from './appeal-page.module.css';

export async function loader({ context }: LoaderFunctionArgs) {
  return callFrom(context)('getAppeal');
}

const keys = idempotencyKeys('appeal');

/** What the shopper says against a limit on their orders, and what the store answers. */
export function Component() {
  const loaded = useLoaderData<typeof loader>();
  const [sent, setSent] = useState<Appeal | null>(null);
  const [missing, setMissing] = useState(false);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const appeal = sent ?? loaded.appeal;
  const isOpen = appeal !== null && appeal.closedAt === null;

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const text = fieldText(form, 'text');
    setMissing(text === '');
    setProblem('');
    if (text === '' || busy) return;
    setBusy(true);
    try {
      const { appeal: made } = await call('appeal', { text }, { idempotencyKey: keys.keyFor(text) });
      keys.forget();
      form.reset();
      setSent(made);
      toast.success(t.sent);
    } catch (error) {
      setProblem(failureText(error, t.failed));
    }
    setBusy(false);
  };

  return (
    <div className={`wrap ${css.page}`}>
      <Head title={t.title} noIndex />
      <h1 className="display">{t.title}</h1>
      <p>{t.intro}</p>
      <p>{t.rest}</p>
      {appeal && (
        <Panel>
          <ol className={css.messages}>
            {appeal.messages.map(({ text, byStore, at }) => (
              <li key={at + text} className={byStore ? css.store : undefined}>
                <small>
                  {byStore ? t.store : t.you} · {formatMoment(at, language)}
                </small>
                <p dir="auto">{text}</p>
              </li>
            ))}
          </ol>
          <p role="status">{isOpen ? t.answerBy(formatMoment(appeal.dueAt, language)) : t.closed}</p>
        </Panel>
      )}
      <form className={css.form} noValidate onSubmit={(event) => void submit(event)}>
        {problem && <Banner tone="error">{problem}</Banner>}
        <TextArea
          name="text"
          label={t.text}
          hint={t.hint}
          rows={4}
          maxLength={1000}
          error={missing ? t.missing : undefined}
        />
        <Button type="submit" busy={busy}>
          {isOpen ? t.sendMore : t.send}
        </Button>
      </form>
      <Link to="/checkout/delivery" className="text-link">
        {t.toCart}
      </Link>
    </div>
  );
}
