import { useEffect, useState } from 'react';
import { share as t } from '#texts/share';
import type { Sendable } from '../../../../shop/catalog/seo/share-calls.ts';
import { failureText } from '../../../client/forms/failure-text.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ask } from '../../client/ask.ts';
import { SendSheet } from '../../ui/send/send-sheet.tsx';

/** Sends a collection that shoppers see to a chat or a page. */
export function ShareCollection({ id }: { id: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button small tone="secondary" icon="share-2" onClick={() => setOpen(true)}>
        {t.share}
      </Button>
      {open && <CollectionSheet id={id} onClose={() => setOpen(false)} />}
    </>
  );
}

function CollectionSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const [sent, setSent] = useState<Sendable | null>(null);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    ask('getCollectionShare', { id }).then(
      (data) => setSent(data.share),
      (failure: unknown) => setProblem(failureText(failure, t.failed)),
    );
  }, [id]);
  return <SendSheet title={t.collectionTitle} sent={sent} problem={problem} onClose={onClose} />;
}
