import { products as t } from '#texts/products';
import type { ProductFields } from '../../../shop/products/calls.ts';
import { CallError } from '../../client/call-error.ts';
import { failureText } from '../../client/forms/failure-text.ts';

export type ProductErrors = Partial<Record<keyof ProductFields | 'general', string>>;

/** Why a product was not saved, by field: the server names what it refuses. */
export function errorsOf(failure: unknown): ProductErrors {
  if (!(failure instanceof CallError)) return { general: failureText(failure, t.notSaved) };
  const named = failure.errors.flatMap((text) => {
    const field = /^"(?:fields\.)?(\w+)"/.exec(text)?.[1];
    return field === undefined || !(field in t.fields) ? [] : [[field, wordsOf(failure.code, field, text)]];
  });
  return named.length === 0 ? { general: failureText(failure, t.notSaved) } : Object.fromEntries(named);
}

function wordsOf(code: string, field: string, text: string): string {
  if (code === 'SLUG_TAKEN') return t.slugTaken;
  if (field === 'slug') return t.slugWrong;
  const step = /multiple of (\d+)/.exec(text)?.[1];
  return step === undefined ? t.wrong : t.step(Number(step));
}
