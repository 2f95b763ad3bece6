/** The eight threads that stripes are woven of: parcel stripes, brand covers. Not themed. */
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

// The keys of a constant object are exactly its threads; Object.keys forgets that.
export const threadNames = Object.keys(threads) as readonly Thread[];
