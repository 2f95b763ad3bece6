import { useState } from 'react';
import { Link, useLoaderData } from 'react-router';
import { language } from '#texts/language';
import { privacyDesk as t } from '#texts/privacy-desk';
import type { PrivacyRequest } from '../../../../shop/office/customers/privacy-calls.ts';
import { formatDate } from '../../../../shop/time/dates.ts';
import { CallError } from '../../../client/call-error.ts';
import { failureText } from '../../../client/forms/failure-text.ts';
import { bytesOf, saveFile } from '../../../client/save-file.ts';
import { Banner } from '../../../ui/blocks/banner.tsx';
import { EmptyState } from '../../../ui/blocks/empty-state.tsx';
import { Panel } from '../../../ui/blocks/panel.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { OtpField } from '../../../ui/fields/otp-field.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { Tag } from '../../../ui/product/tag.tsx';
import { ask, askOnce } from '../../client/ask.ts';
import { cacheLast } from '../../client/cache-last.ts';
import { useAct } from '../../client/use-act.ts';
import { OrderNumber } from '../../ui/cells/order-number.tsx';
import { PhoneCell } from '../../ui/cells/phone-cell.tsx';
import { Page } from '../../ui/page.tsx';
import { StaleBanner } from '../../ui/resource-list.tsx';
import css from './customers.module.css';

export const loader = cacheLast(async () => ask('listPrivacyRequests'));

/** What customers asked of their data by phone or letter, the next deadline first. */
function PrivacyPage() {
  const { data, asOf } = useLoaderData<typeof loader>();
  const next = data.requests.find(({ doneAt }) => doneAt === null);
  return (
    <Page title={t.title} back="/customers" layout="form">
      <div className={css.cases}>
        {asOf !== null && <StaleBanner asOf={asOf} />}
        <p className={css.quiet}>{t.what}</p>
        {data.requests.length === 0 && (
          <EmptyState icon="shield-check" title={t.none} text={t.noneText} level={2} />
        )}
        {data.requests.map((request) => (
          <RequestBox key={request._id} request={request} isNext={request === next} />
        ))}
      </div>
    </Page>
  );
}

/** `isNext`: its step is the page's filled button. */
function RequestBox({ request, isNext }: { request: PrivacyRequest; isNext: boolean }) {
  const { kind, customer, openedAt, openedBy, doneAt, labels } = request;
  const [now] = useState(() => Date.now());
  const isLate = doneAt === null && new Date(request.dueAt).getTime() < now;
  return (
    <Panel
      title={t.kinds[kind]}
      action={
        doneAt === null ? (
          <Tag tone={isLate ? 'danger' : 'warning'}>{t.due(formatDate(request.dueAt, language))}</Tag>
        ) : (
          <Tag>{t.done(formatDate(doneAt, language))}</Tag>
        )
      }
    >
      {customer === null ? (
        <p>{t.gone}</p>
      ) : (
        <p className={css.line}>
          <Link className="text-link" to={`/customers/${customer._id}`}>
            <bdi>{customer.name || t.nameless}</bdi>
          </Link>
          <PhoneCell phone={customer.phone} />
        </p>
      )}
      <p className={css.quiet}>
        {openedBy === null
          ? t.onSite(formatDate(openedAt, language))
          : t.askedOn(formatDate(openedAt, language), openedBy)}
      </p>
      {labels.length > 0 && (
        <Banner>
          {t.shred}{' '}
          {labels.map((number) => (
            <OrderNumber key={number} number={number} />
          ))}
        </Banner>
      )}
      {doneAt === null ? (
        <Doing request={request} isNext={isNext} />
      ) : (
        request.hasFile && <FileButton request={request} />
      )}
    </Panel>
  );
}

/** The refusals after which the deletion runs automatically later. */
const waiting: ReadonlySet<string> = new Set(['ORDER_ON_ITS_WAY', 'RETURN_OPEN']);

/** First a code that the customer reads out, then what was asked. */
function Doing({ request, isNext }: { request: PrivacyRequest; isNext: boolean }) {
  const { _id: id, kind, verifiedAt, waitsFor } = request;
  const tone = isNext ? 'primary' : 'secondary';
  // Nothing is left to do by hand.
  const isWaiting = verifiedAt !== null && waitsFor.length > 0;
  const { busy, act } = useAct();
  const [isSent, setSent] = useState(false);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState('');
  const sendCode = async () => {
    const send = async () =>
      ask('sendPrivacyCode', { id }).catch((error: unknown) => {
        // A code was sent before a reload.
        if (error instanceof CallError && error.code === 'OTP_TOO_SOON') setSent(true);
        throw error;
      });
    if ((await act(send)) !== null) setSent(true);
  };
  const perform = async (proof: string | null) => {
    setProblem('');
    // Shown beside the code, not as a toast: it says what to do next.
    const done = await act(async () =>
      askOnce('doPrivacyRequest', { id, code: proof }).catch((error: unknown) => {
        // The code was right; the page now shows what the deletion waits for.
        const isExpected = error instanceof CallError && waiting.has(error.code);
        if (!isExpected) setProblem(failureText(error, t.notDone));
        return null;
      }),
    );
    if (done !== null) toast.success(t.didIt[kind]);
  };
  const withdraw = async () => act(async () => askOnce('withdrawPrivacyRequest', { id }));
  return (
    <div className={css.form}>
      {verifiedAt === null ? (
        <>
          <p>{t.prove}</p>
          {isSent && <OtpField label={t.code} error={problem} busy={busy} onComplete={setCode} />}
        </>
      ) : (
        <>
          <p>{t.proven}</p>
          {waitsFor.length > 0 && (
            <Banner>
              {t.waits}{' '}
              {waitsFor.map((number) => (
                <OrderNumber key={number} number={number} />
              ))}
            </Banner>
          )}
          {problem !== '' && <Banner tone="error">{problem}</Banner>}
        </>
      )}
      {/* The last digit alone does nothing that cannot be undone. */}
      {kind === 'erase' && (isSent || verifiedAt !== null) && !isWaiting && <p>{t.forGood}</p>}
      <div className={css.acts}>
        {(code !== '' || verifiedAt !== null) && !isWaiting && (
          <Button
            small
            tone={tone}
            busy={busy}
            onClick={() => void perform(verifiedAt === null ? code : null)}
          >
            {t.doIt[kind]}
          </Button>
        )}
        {verifiedAt === null && (
          <Button small tone={isSent ? 'secondary' : tone} busy={busy} onClick={() => void sendCode()}>
            {isSent ? t.codeAgain : t.sendCode}
          </Button>
        )}
        <Button small tone="quiet" busy={busy} onClick={() => void withdraw()}>
          {t.withdraw}
        </Button>
      </div>
    </div>
  );
}

function FileButton({ request: { _id: id } }: { request: PrivacyRequest }) {
  const { busy, act } = useAct();
  const download = async () => {
    const answer = await act(async () => ask('getPrivacyFile', { id }));
    if (answer !== null) saveFile({ ...answer.file, content: bytesOf(answer.file.content) });
  };
  return (
    <div className={css.form}>
      <p>{t.fileText}</p>
      <div className={css.acts}>
        <Button small tone="secondary" icon="download" busy={busy} onClick={() => void download()}>
          {t.file}
        </Button>
      </div>
    </div>
  );
}

export { PrivacyPage as Page };
