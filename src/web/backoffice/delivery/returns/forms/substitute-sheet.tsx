import { useEffect, useState } from 'react';
import { returnDesk as t } from '#texts/return-desk';
import type { CartLine } from '../../../../../shop/buying/cart/contract.ts';
import { orderNumberText } from '../../../../../shop/buying/orders/order-number.ts';
import type { ConsoleDataOf } from '../../../../../shop/console-endpoints.ts';
import type { ConsoleReturn } from '../../../../../shop/delivery/returns/desk-contract.ts';
import { failureText } from '../../../../client/forms/failure-text.ts';
import { Banner } from '../../../../ui/blocks/banner.tsx';
import { Button } from '../../../../ui/buttons/button.tsx';
import { FieldError } from '../../../../ui/fields/field.tsx';
import { Summary } from '../../../../ui/order/summary.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import { toast } from '../../../../ui/overlays/toast.ts';
import { ask, askOnce } from '../../../client/ask.ts';
import { useAct } from '../../../client/use-act.ts';
import { AddPiece } from '../../fulfilment/edit/add-piece.tsx';
import css from '../returns.module.css';

type Preview = ConsoleDataOf<'previewSubstitute'>;

/** Orders other products for what goes back; shows the difference first. */
export function SubstituteSheet({ request: { _id: id, version, kind } }: { request: ConsoleReturn }) {
  const [isOpen, setOpen] = useState(false);
  const [lines, setLines] = useState<CartLine[]>([]);
  const [isMissing, setMissing] = useState(false);
  const { busy, act } = useAct();
  const [attempt, setAttempt] = useState(0);
  const { preview, problem } = usePreview(id, lines, attempt);
  const previewAgain = () => setAttempt(attempt + 1);
  const submit = async () => {
    setMissing(lines.length === 0);
    if (lines.length === 0 || preview === null) return;
    const wanted = { id, version, lines, expectedTotal: preview.total };
    const done = await act(async () => askOnce('substituteReturn', wanted));
    // A refusal may mean that prices or stock changed.
    if (done === null) previewAgain();
    if (done?.return.substitute) toast.success(t.substituted(orderNumberText(done.return.substitute.number)));
  };
  return (
    <>
      <Button tone="secondary" wide icon="repeat" onClick={() => setOpen(true)}>
        {t.substitute}
      </Button>
      <Sheet
        open={isOpen}
        tall
        onClose={() => setOpen(false)}
        title={t.substitute}
        footer={
          <Button wide busy={busy} onClick={() => void submit()}>
            {t.substituteOrder}
          </Button>
        }
      >
        <div className={css.form}>
          <p className={css.quiet}>
            {t.substituteText} {kind === 'exchange' && t.substituteFree}
          </p>
          <AddPiece added={lines} onAdd={setLines} />
          {isMissing && lines.length === 0 && <FieldError>{t.substituteMissing}</FieldError>}
          <div aria-live="polite">
            {problem !== '' && (
              <Banner
                tone="error"
                action={
                  <Button small tone="secondary" onClick={previewAgain}>
                    {t.previewAgain}
                  </Button>
                }
              >
                {problem}
              </Banner>
            )}
            {preview?.issue && <Banner tone="error">{preview.issue.message}</Banner>}
            {preview !== null && lines.length > 0 && <Difference preview={preview} />}
          </div>
        </div>
      </Sheet>
    </>
  );
}

function Difference({ preview: { total, refund, difference } }: { preview: Preview }) {
  if (difference === 0) return <p>{t.evenOut}</p>;
  return (
    <Summary
      rows={[
        { label: t.newPieces, amount: total },
        { label: t.backValue, amount: -refund },
      ]}
      total={{ label: difference > 0 ? t.toCollect : t.toPayBack, amount: Math.abs(difference) }}
    />
  );
}

/** What the pieces would cost, loaded again after each change and for each `attempt`. */
function usePreview(id: string, lines: readonly CartLine[], attempt: number) {
  const key = JSON.stringify(lines);
  const [answer, setAnswer] = useState<{ key: string; preview: Preview | null; problem: string }>();
  useEffect(() => {
    if (key === '[]') return undefined;
    let isCurrent = true;
    const answered = (preview: Preview | null, problem: string) => {
      if (isCurrent) setAnswer({ key, preview, problem });
    };
    ask('previewSubstitute', { id, lines: JSON.parse(key) as CartLine[] }).then(
      (preview) => answered(preview, ''),
      (error: unknown) => answered(null, failureText(error, t.previewFailed)),
    );
    return () => {
      isCurrent = false;
    };
  }, [id, key, attempt]);
  return answer?.key === key ? answer : { preview: null, problem: '' };
}
