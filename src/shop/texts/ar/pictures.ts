import type { pictures as en } from '../en/pictures.ts';
import { isolated } from '../isolated.ts';
import type { TextsOf } from '../texts-of.ts';

const views = { front: 'من الأمام', back: 'من الخلف', detail: 'القماش عن قرب' };

/** ما في الصورة، لمن لا يراها. */
export const pictures = {
  alt: (name, color, view) => [name, color, views[view]].filter(Boolean).join('، '),
  wornBy: (height, size) =>
    size === ''
      ? `القطعة على طول ${height}\u00a0سم`
      : `القطعة بقياس ${isolated(size)} على طول ${height}\u00a0سم`,
  onModel: (shown, worn) => `${shown}. ${worn}`,
  copyOf: (name) => `نسخة من ${name}`,
} satisfies TextsOf<typeof en>;
