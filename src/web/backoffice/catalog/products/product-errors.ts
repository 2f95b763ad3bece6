import { pictureDesk } from '#texts/picture-desk';
import { products as t } from '#texts/products';
import { LEAST_HEIGHT, MOST_HEIGHT } from '../../../../shop/catalog/browse/size-taken.ts';
import { isSame } from '../../../../shop/merge-items.ts';
import { formatNumber } from '../../../../shop/money.ts';
import { CallError } from '../../../client/call-error.ts';
import { failureText } from '../../../client/forms/failure-text.ts';

/** Errors by field, such as `variants.2.barcode`; `general` for those of no field. */
export type ProductErrors = Readonly<Record<string, string>>;

/** The errors of a refused save, with the draft at that time. */
export type Refused = { errors: ProductErrors; values: object };
export const notRefused: Refused = { errors: {}, values: {} };

/** The errors of fields that were not changed since the refusal. */
export const errorsLeft = ({ errors, values }: Refused, now: object): ProductErrors =>
  Object.fromEntries(
    Object.entries(errors).filter(([field]) => isSame(valueAt(values, field), valueAt(now, field))),
  );

const valueAt = (values: object, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
      values,
    );

const lists: readonly string[] = ['variants', 'pictures'];

/** Why a product was not saved, by field: the server names what it refuses. */
export function errorsOf(failure: unknown): ProductErrors {
  const said = failureText(failure, t.notSaved);
  if (!(failure instanceof CallError)) return { general: said };
  const named = failure.errors.flatMap((text) => {
    // An item is `variants.2` or `variants[2]`, depending on the check that refused it.
    const field = /^"(?:fields\.)?([\w.[\]]+)"/.exec(text)?.[1]?.replaceAll(/\[(\d+)\]/g, '.$1');
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
  if (field.endsWith('.modelHeight')) return pictureDesk.heightWrong(LEAST_HEIGHT, MOST_HEIGHT);
  if (code === 'INCOMPLETE') return t.neededInShop;
  const step = /multiple of (\d+)/.exec(text)?.[1];
  if (step !== undefined) return t.step(Number(step));
  const most = /less than or equal to (\d+)/.exec(text)?.[1];
  if (most !== undefined) return t.most(formatNumber(Number(most)));
  if (text.endsWith('must be less than price')) return t.notBelow;
  if (text.endsWith('must be after its start')) return t.endsBeforeStart;
  return field === 'price' ? t.priceNeeded : t.wrong;
}
