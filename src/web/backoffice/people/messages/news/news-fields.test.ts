import { expect, test } from 'vitest';
import { newsDesk as t } from '../../../../../shop/texts/en/news-desk.ts';
import { givenNews, newsProblems } from './news-fields.ts';

const now = new Date('2026-11-22T10:00:00+03:00');
const fields = {
  brandId: 'loza',
  titleAr: 'خبر',
  titleEn: 'News',
  textAr: '',
  textEn: '',
  day: '',
  time: '10:00',
  isDraft: false,
};

test.each([
  ['', '10:00', undefined],
  ['2026-11-22', '10:00', t.problems.over],
  ['2026-11-22', '10:01', undefined],
  ['2026-11-01', '10:00', t.problems.over],
  ['2026-11-30', '', t.problems.day],
])('news of %j at %j have the problem %j', (day, time, problem) => {
  expect(newsProblems({ ...fields, day, time }, now).day).toBe(problem);
});

test('news that wait past their time can still be reworded', () => {
  expect(newsProblems({ ...fields, day: '2026-11-01' }, null)).toEqual({});
});

test.each([
  [{ isDraft: true, day: '2026-11-01' }, null],
  [{ day: '2026-11-30' }, '2026-11-30T07:00:00.000Z'],
  [{}, undefined],
])('news with %o are given the time %j', (part, time) => {
  const news = { ...fields, ...part };
  expect([givenNews(news).publishAt, newsProblems(news, null)]).toEqual([time, {}]);
});
