import { type FormEvent, useState } from 'react';
import { customers as t } from '#texts/customers';
import { formatNumber } from '../../../../../shop/money.ts';
import {
  type AnswerWay,
  answerWays,
  goesToPhone,
  MOST_BY_SMS,
} from '../../../../../shop/office/customers/case.ts';
import type { Case, Customer } from '../../../../../shop/office/customers/contract.ts';
import { ButtonLink } from '../../../../ui/buttons/button-link.tsx';
import { Button } from '../../../../ui/buttons/button.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextArea } from '../../../../ui/fields/text-area.tsx';
import { ask, askOnce } from '../../../client/ask.ts';
import { useAct } from '../../../client/use-act.ts';
import { useStoredText } from '../../../client/use-stored-text.ts';
import css from '../customers.module.css';

type AnswerFormProps = { case: Case; customer: Customer; isFirst: boolean };

/** Answers an open case. What was written on the site is answered there; else the member chooses the way. */
export function AnswerForm({ case: { _id: id, version, channel }, customer, isFirst }: AnswerFormProps) {
  const { busy, act } = useAct();
  const [typed, setTyped] = useStoredText(`case-answer:${id}`);
  const [problem, setProblem] = useState<string>();
  const isOfSite = channel === 'site';
  const [way, setWay] = useState<AnswerWay>(isOfSite ? 'message' : channel === 'shop' ? 'told' : 'whatsapp');
  const text = typed.trim();
  const problemOf = (): string | undefined => {
    if (text === '') return t.answerMissing;
    if (goesToPhone(channel, way) && text.length > MOST_BY_SMS)
      return t.answerLong(formatNumber(MOST_BY_SMS), formatNumber(text.length));
    return undefined;
  };
  const answer = async () => {
    if ((await act(async () => askOnce('answerCase', { id, text, way }))) !== null) setTyped('');
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = problemOf();
    setProblem(found);
    // In WhatsApp the link answers.
    if (found === undefined && way !== 'whatsapp') void answer();
  };
  const close = () => {
    if (text !== '') return setProblem(t.answerUnsent);
    void act(async () => askOnce('closeCase', { id, version }));
  };
  const tone = isFirst ? 'primary' : 'secondary';
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <TextArea
        name="answer"
        error={problem}
        label={t.answer}
        hint={isOfSite ? t.answerSent : undefined}
        rows={2}
        maxLength={2000}
        value={typed}
        onChange={(event) => {
          setProblem(undefined);
          setTyped(event.currentTarget.value);
        }}
      />
      {!isOfSite && (
        <SelectField
          compact
          label={t.way}
          hint={t.wayTexts[way]}
          value={way}
          onChange={(event) => {
            setProblem(undefined);
            setWay(answerWays.find((each) => each === event.currentTarget.value) ?? way);
          }}
        >
          {answerWays.map((each) => (
            <option key={each} value={each}>
              {t.ways[each]}
            </option>
          ))}
        </SelectField>
      )}
      <div className={css.acts}>
        {way === 'whatsapp' ? (
          <WhatsApp
            customer={customer}
            text={text}
            tone={tone}
            problemOf={problemOf}
            onProblem={setProblem}
            onOpened={() => void answer()}
          />
        ) : (
          <Button small tone={tone} type="submit" busy={busy}>
            {way === 'message' ? t.send : t.keepAnswer}
          </Button>
        )}
        <Button small tone="secondary" busy={busy} onClick={close}>
          {t.close}
        </Button>
      </div>
    </form>
  );
}

/** Opens the customer's chat with the answer, which is sent there. A masked number is shown first, which is logged. */
function WhatsApp(props: {
  customer: Customer;
  text: string;
  tone: 'primary' | 'secondary';
  problemOf: () => string | undefined;
  onProblem: (problem: string) => void;
  onOpened: () => void;
}) {
  const { customer, text, tone, problemOf, onProblem, onOpened } = props;
  const { busy, act } = useAct();
  const { _id: id, phone } = customer;
  if (phone.includes('•'))
    return (
      <Button
        small
        tone={tone}
        busy={busy}
        title={t.showHint}
        onClick={() => void act(async () => ask('reveal', { kind: 'customer', id, field: 'phone' }))}
      >
        {t.showNumber}
      </Button>
    );
  return (
    <ButtonLink
      small
      tone={tone}
      icon="message-circle"
      to={`https://wa.me/${phone.slice(1)}?text=${encodeURIComponent(text)}`}
      target="_blank"
      rel="noreferrer"
      onClick={(event) => {
        const problem = problemOf();
        if (problem === undefined) return onOpened();
        event.preventDefault();
        onProblem(problem);
      }}
    >
      {t.openWhatsApp}
    </ButtonLink>
  );
}
