/** The eight thread colors of the store's stripes; the same in both themes. */
const threads: Record<string, string> = {
  plum: '#35193c',
  sumac: '#a8203f',
  quince: '#e7c24a',
  pistachio: '#cddc74',
  apricot: '#f2a65a',
  indigo: '#2f4a8a',
  undyed: '#f6f1e4',
  cypress: '#3f7a5a',
};

/** A thread's color by its name; anything else is taken for a color already. */
export function threadColor(thread: string): string {
  return threads[thread] ?? thread;
}
