import type { Cut, Look, Threads } from './garments/look.ts';

const cut: Cut = { color: '#ffffff', weave: 'smooth', print: { pattern: 'plain' }, seed: 7 };
const threads: Threads = ['#ffffff', '#ffffff', '#ffffff'];
const thread = '#ffffff';

/** The kinds of pieces there are drawings to measure by, each by a look that has its outline. */
export const sizeLooks = {
  'short-sleeved': { drawing: 'shirt', ...cut, sleeve: 'short', neck: 'round', rib: false, threads },
  'long-sleeved': { drawing: 'shirt', ...cut, sleeve: 'long', neck: 'round', rib: true, threads },
  shirt: { drawing: 'shirt', ...cut, sleeve: 'long', neck: 'collar', rib: false, threads },
  hoodie: { drawing: 'shirt', ...cut, sleeve: 'long', neck: 'hood', rib: true, threads },
  dress: { drawing: 'dress', ...cut, sleeve: 'short', threads },
  'long-dress': { drawing: 'dress', ...cut, sleeve: 'long', threads },
  abaya: { drawing: 'abaya', ...cut, trim: threads },
  blazer: { drawing: 'coat', ...cut, length: 'short', threads },
  coat: { drawing: 'coat', ...cut, length: 'long', threads },
  skirt: { drawing: 'skirt', ...cut, threads },
  trousers: { drawing: 'trousers', ...cut, waist: 'tailored', leg: 'long', thread },
  shorts: { drawing: 'trousers', ...cut, waist: 'drawstring', leg: 'short', thread },
} as const satisfies Record<string, Look>;

/** The name of a kind of piece: what `products.outline` holds. */
export type SizeLook = keyof typeof sizeLooks;
