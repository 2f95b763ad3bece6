import { type FormEvent, useState } from 'react';
import { channels } from '#texts/channels';
import { customers as t } from '#texts/customers';
import { language } from '#texts/language';
import type { Case, Customer } from '../../../shop/customers/contract.ts';
import { formatMoment } from '../../../shop/time/days.ts';
import { Panel } from '../../ui/blocks/panel.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { Tag } from '../../ui/product/tag.tsx';
import { askOnce } from '../client/ask.ts';
import { useAct } from '../client/use-act.ts';
import { useStoredText } from '../client/use-stored-text.ts';
import { OrderNumber } from '../ui/cells/order-number.tsx';
import { CompensationSheet } from './compensation/compensation-sheet.tsx';
import css from './customers.module.css';
import { OpenCaseSheet } from './open-case-sheet.tsx';
import { TrustSheet } from './trust-sheet.tsx';

/** What the customer asked or complained of: open cases first. */
export function CasesPanel({ customer }: { customer: Customer }) {
  const { cases, may } = customer;
  const [isOpening, setOpening] = useState(false);
  return (
    <Panel
      title={t.cases}
      action={
        <Button small tone="secondary" icon="plus" onClick={() => setOpening(true)}>
          {t.newCase}
        </Button>
      }
    >
      {cases.length === 0 && <p>{t.noCases}</p>}
      <div className={css.cases}>
        {cases.map((each, place) => (
          <CaseBox
            key={each._id}
            case={each}
            customer={customer}
            isFirst={place === 0}
            mayAnswer={each.kind !== 'appeal' || may.includes('appeal')}
          />
        ))}
      </div>
      {isOpening && <OpenCaseSheet customer={customer} onClose={() => setOpening(false)} />}
    </Panel>
  );
}

type CaseProps = { case: Case; isFirst: boolean };

function CaseBox({
  case: shown,
  customer,
  isFirst,
  mayAnswer,
}: CaseProps & { customer: Customer; mayAnswer: boolean }) {
  const [isGiving, setGiving] = useState(false);
  const [isChanging, setChanging] = useState(false);
  const { kind, channel, orderNumber, messages, closedAt } = shown;
  return (
    <section className={css.case} aria-label={t.kinds[kind]}>
      <p className={css.line}>
        <b>
          {t.kinds[kind]} · {channels[channel]}
          {orderNumber !== null && (
            <>
              {' · '}
              <OrderNumber number={orderNumber} />
            </>
          )}
        </b>
        <DueTag case={shown} />
      </p>
      <ol className={css.messages}>
        {messages.map(({ text, by, at }) => (
          <li key={at + text} className={by === null ? undefined : css.byStore}>
            <p dir="auto">{text}</p>
            <small>
              <bdi>{by ?? t.customer}</bdi> · {formatMoment(at, language)}
            </small>
          </li>
        ))}
      </ol>
      {closedAt === null &&
        (mayAnswer ? <AnswerForm case={shown} isFirst={isFirst} /> : <p>{t.managerOnly}</p>)}
      {closedAt === null && (
        <p className={css.acts}>
          <Button small tone="quiet" icon="ticket-percent" onClick={() => setGiving(true)}>
            {t.compensate}
          </Button>
          {kind === 'appeal' && customer.may.includes('trust') && (
            <Button small tone="quiet" onClick={() => setChanging(true)}>
              {t.change}
            </Button>
          )}
        </p>
      )}
      {isChanging && <TrustSheet customer={customer} onClose={() => setChanging(false)} />}
      {isGiving && (
        <CompensationSheet customer={customer} caseId={shown._id} onClose={() => setGiving(false)} />
      )}
    </section>
  );
}

function DueTag({ case: { closedAt, answeredAt, dueAt } }: { case: Case }) {
  const [now] = useState(() => Date.now());
  if (closedAt !== null) return <Tag>{t.closedOn(formatMoment(closedAt, language))}</Tag>;
  if (answeredAt !== null) return null;
  const isLate = new Date(dueAt).getTime() < now;
  return (
    <Tag tone={isLate ? 'danger' : 'warning'}>
      {isLate ? t.late : `${t.due} ${formatMoment(dueAt, language)}`}
    </Tag>
  );
}

function AnswerForm({ case: { _id: id, version, channel }, isFirst }: CaseProps) {
  const { busy, act } = useAct();
  const [typed, setTyped] = useStoredText(`case-answer:${id}`);
  const [problem, setProblem] = useState<string>();
  const isSent = channel === 'site';
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = typed.trim();
    if (text === '') return setProblem(t.answerMissing);
    if ((await act(async () => askOnce('answerCase', { id, text }))) !== null) setTyped('');
  };
  const close = () => {
    if (typed.trim() !== '') return setProblem(t.answerUnsent);
    void act(async () => askOnce('closeCase', { id, version }));
  };
  return (
    <form className={css.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextArea
        name="answer"
        error={problem}
        label={t.answer}
        hint={isSent ? t.answerSent : t.answerKept}
        rows={2}
        maxLength={2000}
        value={typed}
        onChange={(event) => {
          setProblem(undefined);
          setTyped(event.currentTarget.value);
        }}
      />
      <div className={css.acts}>
        <Button small tone={isFirst ? 'primary' : 'secondary'} type="submit" busy={busy}>
          {isSent ? t.send : t.keepAnswer}
        </Button>
        <Button small tone="secondary" busy={busy} onClick={close}>
          {t.close}
        </Button>
      </div>
    </form>
  );
}
