import { useState } from 'react';
import { useLocation } from 'react-router';
import { catalog as t } from '#texts/catalog';
import { failureText } from '../../../client/forms/failure-text.ts';
import { toast } from '../../../ui/overlays/toast.ts';

// Browser only, of the last list that went on: Back from a product shows it again.
let kept: { entry: string; pages: readonly unknown[] } = { entry: '', pages: [] };

/**
 * The pages of a list that were added below the first one, on phones. `read` loads the page after so many added ones. A failure is said, and
 * the same press tries again.
 */
export function useMorePages<Page>(read: (added: number) => Promise<Page>) {
  const { key: entry } = useLocation();
  // An entry of the history belongs to one list, so these are its pages.
  const [pages, setPages] = useState(() => (kept.entry === entry ? kept.pages : []) as readonly Page[]);
  const [busy, setBusy] = useState(false);
  const add = async () => {
    if (busy) return;
    setBusy(true);
    try {
      const added = [...pages, await read(pages.length)];
      kept = { entry, pages: added };
      setPages(added);
    } catch (error) {
      toast.error(failureText(error, t.notLoaded));
    }
    setBusy(false);
  };
  return { pages, busy, add: () => void add() };
}
