import { useState } from 'react';
import { language } from '#texts/language';
import { share as t } from '#texts/share';
import type { Share } from '../../../shop/catalog/seo/share-calls.ts';
import { failureText } from '../../client/forms/failure-text.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ask } from '../client/ask.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import css from './find-sheet.module.css';

/** The answer to «بكم؟» in a chat, ready to be pasted: price, what is left, and the link. */
export function ChatAnswer({ productId, name }: { productId: string; name: string }) {
  const [share, setShare] = useState<Share | null>(null);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const read = async () => {
    setBusy(true);
    try {
      setShare((await ask('getShare', { id: productId })).share);
    } catch (failure) {
      setProblem(failureText(failure, t.failed));
    } finally {
      setBusy(false);
    }
  };
  if (share === null)
    return (
      <div className={css.answer}>
        <Button small tone="secondary" busy={busy} aria-label={t.howMuchOf(name)} onClick={() => void read()}>
          {t.howMuch}
        </Button>
        {problem !== '' && <p role="alert">{problem}</p>}
      </div>
    );
  const { answer } = share[language];
  return (
    <div className={css.answer}>
      <p className={css.said} role="status">
        {answer}
      </p>
      <CopyButton text={answer} copied={t.copied} tone="secondary">
        {t.copyAnswer}
      </CopyButton>
    </div>
  );
}
