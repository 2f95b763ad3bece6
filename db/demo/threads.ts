/** The dyed threads that stripes are woven from; they stay the same in the light and the dark theme. */
export const threads = {
  plum: '#35193C',
  sumac: '#A8203F',
  quince: '#E7C24A',
  pistachio: '#CDDC74',
  apricot: '#F2A65A',
  indigo: '#2F4A8A',
  undyed: '#F6F1E4',
  cypress: '#3F7A5A',
} as const satisfies Record<string, string>;

export type Thread = keyof typeof threads;
