import { keysOf } from './keys-of.ts';
import type { Localized } from './language.ts';

/** `hex` as in `#35193C`. */
const thread = (hex: string, en: string, ar: string): { readonly hex: string; readonly name: Localized } => ({
  hex,
  name: { en, ar },
});

/** The eight thread colors of stripes. The same in both themes. */
export const threads = {
  plum: thread('#35193C', 'plum', 'خوخي'),
  sumac: thread('#A8203F', 'sumac', 'سمّاقي'),
  quince: thread('#E7C24A', 'quince', 'سفرجلي'),
  pistachio: thread('#CDDC74', 'pistachio', 'فستقي'),
  apricot: thread('#F2A65A', 'apricot', 'مشمشي'),
  indigo: thread('#2F4A8A', 'indigo', 'نيلي'),
  undyed: thread('#F6F1E4', 'undyed', 'خام'),
  cypress: thread('#3F7A5A', 'cypress', 'سروي'),
};

export type Thread = keyof typeof threads;

export const threadNames = keysOf(threads);
