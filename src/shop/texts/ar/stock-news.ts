import type { stockNews as en } from '../en/stock-news.ts';
import type { TextsOf } from '../texts-of.ts';

/** رسالة توفّر قطعة ينتظرها أحد. */
export const stockNews = {
  title: 'وصل ما تنتظره',
  text: ({ name, color, size }) => `${name} (${color}، ${size}): متوفّر الآن.`,
} satisfies TextsOf<typeof en>;
