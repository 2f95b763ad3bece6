import { useState } from 'react';
import { channels } from '#texts/channels';
import { customers as t } from '#texts/customers';
import { language } from '#texts/language';
import type { Case, Customer } from '../../../../../shop/office/customers/contract.ts';
import { isolated } from '../../../../../shop/texts/isolated.ts';
import { formatMoment } from '../../../../../shop/time/days.ts';
import { Panel } from '../../../../ui/blocks/panel.tsx';
import { Button } from '../../../../ui/buttons/button.tsx';
import { askOnce } from '../../../client/ask.ts';
import { useAct } from '../../../client/use-act.ts';
import { useMe } from '../../../layout/me.ts';
import { OrderNumber } from '../../../ui/cells/order-number.tsx';
import { CompensationSheet } from '../compensation/compensation-sheet.tsx';
import css from '../customers.module.css';
import { TrustSheet } from '../trust-sheet.tsx';
import { AnswerForm } from './answer-form.tsx';
import { DueTag } from './due-tag.tsx';
import { OpenCaseSheet } from './open-case-sheet.tsx';

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
    <section id={`case-${shown._id}`} className={css.case} aria-label={t.kinds[kind]}>
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
        {messages.map(({ text, by, way, at }) => (
          <li key={at + text} className={by === null ? undefined : css.byStore}>
            <p dir="auto">{text}</p>
            <small>
              <bdi>{by ?? t.customer}</bdi> · {formatMoment(at, language)}
              {way !== null && channel !== 'site' && ` · ${t.wayDone[way]}`}
            </small>
          </li>
        ))}
      </ol>
      {closedAt === null &&
        (mayAnswer ? (
          <AnswerForm case={shown} customer={customer} isFirst={isFirst} />
        ) : (
          <p>{t.managerOnly}</p>
        ))}
      {closedAt === null && (
        <p className={css.acts}>
          <Owner case={shown} />
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

/** Who takes care of an open case, and the button to take or leave it. */
function Owner({ case: { _id: id, version, owner } }: { case: Case }) {
  const { busy, act } = useAct();
  const isMine = owner?._id === useMe().staff._id;
  return (
    <>
      {owner !== null && <span>{isMine ? t.takenByMe : t.takenBy(isolated(owner.name))}</span>}
      <Button
        small
        tone="quiet"
        busy={busy}
        onClick={() => void act(async () => askOnce('takeCase', { id, version, isMine: !isMine }))}
      >
        {isMine ? t.leave : t.take}
      </Button>
    </>
  );
}
