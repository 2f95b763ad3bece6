import { useState } from 'react';
import { language } from '#texts/language';
import { returnDesk as t } from '#texts/return-desk';
import type { ConsoleReturn } from '../../../../../shop/delivery/returns/desk-contract.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { FormSheet } from '../../../../ui/overlays/form-sheet.tsx';
import { askOnce } from '../../../client/ask.ts';
import { useAct } from '../../../client/use-act.ts';
import css from '../returns.module.css';
import { useWords, WordsFields } from './words-fields.tsx';

/** Declines with a reason in both languages: a ready one, or one's own. */
export function RejectSheet({ request }: { request: ConsoleReturn }) {
  const { _id: id, version, status, readyReasons } = request;
  const [isOpen, setOpen] = useState(false);
  const [isWrong, setWrong] = useState(false);
  const { words, change, forget, isWhole } = useWords(`reject:${id}`);
  const { busy, act } = useAct();
  const label = status === 'approved' ? t.close : t.reject;
  const submit = async () => {
    setWrong(!isWhole);
    if (!isWhole) return;
    const done = await act(async () => askOnce('rejectReturn', { id, version, reason: words }));
    if (done !== null) forget();
  };
  return (
    <>
      <Button tone="danger" wide onClick={() => setOpen(true)}>
        {label}
      </Button>
      <p className={css.quiet}>{t.bothLanguages}</p>
      <FormSheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={label}
        action={t.rejectNow}
        tone="danger"
        busy={busy}
        onSubmit={submit}
      >
        <div className={css.ready} role="group" aria-label={t.ready}>
          {readyReasons.map((ready) => (
            <Button key={ready.en} tone="secondary" small onClick={() => change(ready)}>
              {ready[language]}
            </Button>
          ))}
        </div>
        <WordsFields words={words} onChange={change} isWrong={isWrong} />
      </FormSheet>
    </>
  );
}
