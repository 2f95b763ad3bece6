import { useRevalidator } from 'react-router';
import type { ErrorCode } from '../../../../shop/wire/envelope.ts';
import { CallError } from '../../../client/call-error.ts';
import { failureText } from '../../../client/forms/failure-text.ts';
import { toast } from '../../../ui/overlays/toast.ts';

/** Refusals of an order that has changed since the page was read: by the store, or in another tab. */
const outdated: readonly string[] = [
  'ORDER_STEP_NOT_ALLOWED',
  'CANCEL_TOO_LATE',
  'EDIT_TOO_LATE',
  'RETURN_SETTLED',
] satisfies ErrorCode[];

/** Shows such a refusal and reloads the page; returns whether it was one. */
export function useOutdated(): (error: unknown) => boolean {
  const { revalidate } = useRevalidator();
  return (error) => {
    if (!(error instanceof CallError) || !outdated.includes(error.code)) return false;
    toast.error(failureText(error, error.message));
    void revalidate();
    return true;
  };
}
