import type { pictures as en } from '../en/pictures.ts';
import type { TextsOf } from '../texts-of.ts';

const views = { front: 'من الأمام', back: 'من الخلف', detail: 'القماش عن قرب' };

/** ما في الصورة، لمن لا يراها. */
export const pictures = {
  alt: (name, color, view) => [name, color, views[view]].filter(Boolean).join('، '),
  copyOf: (name) => `نسخة من ${name}`,
} satisfies TextsOf<typeof en>;
