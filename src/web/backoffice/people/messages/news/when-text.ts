import { language } from '#texts/language';
import { newsDesk as t } from '#texts/news-desk';
import type { BrandNews } from '../../../../../shop/people/messages/news-calls.ts';
import { formatMoment } from '../../../../../shop/time/days.ts';

/** When news went out or will, or that they are a draft. */
export function whenText({ sentAt, dueAt }: Pick<BrandNews, 'sentAt' | 'dueAt'>): string {
  if (sentAt !== null) return t.sentAt(formatMoment(sentAt, language));
  return dueAt === null ? t.draftSays : t.goesOut(formatMoment(dueAt, language));
}
