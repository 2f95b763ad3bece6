import { newsDesk as t } from '#texts/news-desk';
import { textsOfFields } from '../../../../../shop/language.ts';
import type { BrandNews } from '../../../../../shop/people/messages/news-calls.ts';
import { atStoreMinute, minutesOfStoreDay, storeDateOf } from '../../../../../shop/time/store-time.ts';

/** News as fields of a form. Without a day they go out at once, unless they are a draft. */
export type NewsFields = Record<
  'brandId' | 'titleAr' | 'titleEn' | 'textAr' | 'textEn' | 'day' | 'time',
  string
> & { isDraft: boolean };

const blank: NewsFields = {
  brandId: '',
  titleAr: '',
  titleEn: '',
  textAr: '',
  textEn: '',
  day: '',
  time: '10:00',
  isDraft: false,
};

export function fieldsOfNews(news: BrandNews | null): NewsFields {
  if (news === null) return blank;
  const { brandId, title, text, publishAt } = news;
  return {
    brandId,
    titleAr: title.ar,
    titleEn: title.en,
    textAr: text.ar,
    textEn: text.en,
    ...(publishAt === null
      ? { day: '', time: blank.time, isDraft: true }
      : { day: storeDateOf(publishAt), time: timeAt(publishAt), isDraft: false }),
  };
}

function timeAt(instant: string): string {
  const minutes = minutesOfStoreDay(instant);
  const twoDigits = (number: number) => String(number).padStart(2, '0');
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

/** The input of a call. */
export function givenNews(fields: NewsFields) {
  const { brandId, day, time, isDraft } = fields;
  const at = isDraft ? null : day === '' ? undefined : atStoreMinute(day, time).toISOString();
  return {
    brandId,
    title: textsOfFields(fields, 'title'),
    text: textsOfFields(fields, 'text'),
    ...(at !== undefined && { publishAt: at }),
  };
}

/** What is missing or wrong, by field. `now` where a time is chosen: one that is over would send at once. */
export function newsProblems(fields: NewsFields, now: Date | null) {
  const { brandId, titleAr, titleEn, day, time, isDraft } = fields;
  const problems: { [Name in keyof NewsFields]?: string } = {};
  if (brandId === '') problems.brandId = t.problems.brand;
  if (titleAr.trim() === '') problems.titleAr = t.problems.title;
  if (titleEn.trim() === '') problems.titleEn = t.problems.title;
  const at = day === '' || isDraft ? null : atStoreMinute(day, time);
  if (at !== null && Number.isNaN(at.getTime())) problems.day = t.problems.day;
  else if (at !== null && now !== null && at <= now) problems.day = t.problems.over;
  return problems;
}

/** When a form is submitted. */
export const readClock = () => new Date();
