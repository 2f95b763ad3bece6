import { couponDesk as t } from '#texts/coupon-desk';
import { CallError } from '../../client/call-error.ts';
import { failureText } from '../../client/forms/failure-text.ts';

/** By field; `general` for what is of none. */
export type CouponErrors = Readonly<Record<string, string>>;

/** Why a coupon was not saved, by field: the server names what it refuses. */
export function errorsOf(failure: unknown): CouponErrors {
  const general = failureText(failure, t.notSaved);
  if (!(failure instanceof CallError)) return { general };
  const named = failure.errors.flatMap((text) => {
    const field = /^"(?:fields\.)?(\w+)"/.exec(text)?.[1];
    return field !== undefined && field in t.fields ? [[field, wordsOf(failure.code)] as const] : [];
  });
  return named.length === 0 ? { general } : Object.fromEntries(named);
}

function wordsOf(code: string): string {
  if (code === 'CODE_TAKEN') return t.codeTaken;
  return code === 'IN_USE' ? t.problems.fixed : t.wrong;
}
