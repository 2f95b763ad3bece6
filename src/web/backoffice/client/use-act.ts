import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { conflicts as t } from '#texts/conflicts';
import { type ParcelStepName, parcelSteps } from '../../../shop/delivery/fulfilment/steps.ts';
import { formatTime } from '../../../shop/time/days.ts';
import { CallError } from '../../client/call-error.ts';
import { failureText } from '../../client/forms/failure-text.ts';
import { toast } from '../../ui/overlays/toast.ts';

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
    let result: Result;
    try {
      result = await work();
    } catch (failure) {
      toast.error(refusalText(failure));
      // The buttons work again while the page is still loading.
      setBusy(false);
      await revalidate();
      return null;
    }
    await revalidate();
    setBusy(false);
    return result;
  };
  return { busy, act };
}

/** Why a step failed; a refused one says what was done last, by whom and when. */
function refusalText(failure: unknown): string {
  const said = failureText(failure, t.notDone);
  const last = failure instanceof CallError ? lastOf(failure.data) : null;
  const did = last === null ? null : didText(last.step);
  if (last === null || did === null) return said;
  return `${said} ${t.last(last.by ?? t.shopperOrStore, did, formatTime(last.at))}`;
}

type Last = { step: string; by: string | null; at: string };

function lastOf(data: unknown): Last | null {
  if (typeof data !== 'object' || data === null || !('last' in data)) return null;
  // The API sends it with every refused step of a parcel or a return.
  return data.last as Last | null;
}

/** What a step did, as said after a name; null for steps that have no word. */
export function didText(step: string): string | null {
  if (isStep(step)) return t.did[step];
  return isReturnStep(step) ? t.didReturn[step] : null;
}

const isStep = (name: string): name is ParcelStepName => name in parcelSteps;
const isReturnStep = (name: string): name is keyof typeof t.didReturn => name in t.didReturn;
