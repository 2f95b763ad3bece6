import { products as t } from '#texts/products';
import { CallError } from '../../client/call-error.ts';
import { failureText } from '../../client/forms/failure-text.ts';

/** By field, `variants.2.barcode` included; `general` for what is of none. */
export type ProductErrors = Readonly<Record<string, string>>;

const lists: readonly string[] = ['variants', 'pictures'];

/** Why a product was not saved, by field: the server names what it refuses. */
export function errorsOf(failure: unknown): ProductErrors {
  const said = failureText(failure, t.notSaved);
  if (!(failure instanceof CallError)) return { general: said };
  const named = failure.errors.flatMap((text) => {
    const field = /^"(?:fields\.)?([\w.]+)"/.exec(text)?.[1];
    if (field === undefined) return [];
    if (lists.includes(field)) return [[field, said] as const];
    const isKnown = field in t.fields || lists.includes(field.split('.')[0] ?? '');
    return isKnown ? [[field, wordsOf(failure.code, field, text)] as const] : [];
  });
  return named.length === 0 ? { general: said } : Object.fromEntries(named);
}

function wordsOf(code: string, field: string, text: string): string {
  if (code === 'SLUG_TAKEN') return t.slugTaken;
  if (code === 'BARCODE_TAKEN') return t.codeTaken;
  if (field === 'slug') return t.slugWrong;
  if (field.startsWith('variants.')) return t.codeWrong;
  const step = /multiple of (\d+)/.exec(text)?.[1];
  return step === undefined ? t.wrong : t.step(Number(step));
}
