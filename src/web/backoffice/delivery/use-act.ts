import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { delivery as t } from '#texts/delivery';
import { failureText } from '../../client/failure-text.ts';
import { toast } from '../../ui/toast.ts';

/** Runs one change at a time; afterwards the page is read again, also after a refusal, which may mean it is outdated. */
export function useAct(): {
  busy: boolean;
  act: <Result>(work: () => Promise<Result>) => Promise<Result | null>;
} {
  const [busy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const act = async <Result>(work: () => Promise<Result>) => {
    if (busy) return null;
    setBusy(true);
    try {
      return await work();
    } catch (failure) {
      toast.error(failureText(failure, t.failed));
      return null;
    } finally {
      await revalidate();
      setBusy(false);
    }
  };
  return { busy, act };
}
