import { keysOf } from './keys-of.ts';

/** The eight thread colors of stripes. The same in both themes. */
export const threads = {
  plum: { hex: '#35193C', name: { en: 'plum', ar: 'خوخي' } },
  sumac: { hex: '#A8203F', name: { en: 'sumac', ar: 'سمّاقي' } },
  quince: { hex: '#E7C24A', name: { en: 'quince', ar: 'سفرجلي' } },
  pistachio: { hex: '#CDDC74', name: { en: 'pistachio', ar: 'فستقي' } },
  apricot: { hex: '#F2A65A', name: { en: 'apricot', ar: 'مشمشي' } },
  indigo: { hex: '#2F4A8A', name: { en: 'indigo', ar: 'نيلي' } },
  undyed: { hex: '#F6F1E4', name: { en: 'undyed', ar: 'خام' } },
  cypress: { hex: '#3F7A5A', name: { en: 'cypress', ar: 'سروي' } },
} as const;

export type Thread = keyof typeof threads;

// `keyof` a constant object is exactly its keys; Object.keys has a wider type.
export const threadNames = keysOf(threads);
