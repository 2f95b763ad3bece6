import { useEffect, useState } from 'react';
import { share as t } from '#texts/share';
import type { Share } from '../../../../shop/catalog/seo/share-calls.ts';
import { failureText } from '../../../client/forms/failure-text.ts';
import { ask } from '../../client/ask.ts';
import { SendSheet } from '../../ui/send/send-sheet.tsx';

/** A product to be sent to a chat or a page. */
export function ShareSheet({ productId, onClose }: { productId: string; onClose: () => void }) {
  const [share, setShare] = useState<Share | null>(null);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    ask('getShare', { id: productId }).then(
      (data) => setShare(data.share),
      (failure: unknown) => setProblem(failureText(failure, t.failed)),
    );
  }, [productId]);
  return <SendSheet title={t.title} sent={share} problem={problem} onClose={onClose} />;
}
