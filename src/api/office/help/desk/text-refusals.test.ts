import { beforeEach, describe, expect, test } from 'vitest';
import { openConsole } from '../../../../../test/console.ts';
import { blankPart, openTexts, saidIn } from '../../../../../test/help-texts.ts';
import { readPdf } from '../../../../../test/pdf-text.ts';
import { openStore } from '../../../../../test/store.ts';
import type { ConsoleCallName } from '../../../../shop/console-endpoints.ts';
import type { HelpPartFields } from '../../../../shop/office/help/desk/help-part.ts';
import type { HelpPageName } from '../../../../shop/office/help/help-page.ts';

const store = await openStore({ now: '2026-11-22T10:00:00+03:00' });
const { rana, clear, edited, read, change, publish } = await openTexts(store);

beforeEach(async () => {
  store.setNow('2026-11-22T10:00:00+03:00');
  await clear();
});

test.each<[string, HelpPageName, string, Partial<HelpPartFields>, number, string, string[]]>([
  [
    'an unknown field',
    'faq',
    'cancel',
    { textEn: 'In {days}.' },
    400,
    'FIELD_UNKNOWN',
    ['"textEn.{days}" is not allowed'],
  ],
  [
    'a field of another spelling',
    'terms',
    'returns',
    { titleAr: '{ReturnDays}' },
    400,
    'FIELD_UNKNOWN',
    ['"titleAr.{ReturnDays}" is not allowed'],
  ],
  [
    'a brace alone',
    'terms',
    'intro',
    { textAr: 'خلال {returnDays' },
    400,
    'FIELD_UNKNOWN',
    ['"textAr.text" has a brace without its pair'],
  ],
  [
    'no words at all',
    'about',
    'intro',
    { textEn: ' ', textAr: '\u202e' },
    400,
    'VALIDATION',
    ['"textAr" is required'],
  ],
  ['an unknown topic', 'faq', 'cancel', { topic: 'none' }, 400, 'VALIDATION', ['"topic" is unknown']],
  [
    'a topic that is a question',
    'faq',
    'cancel',
    { topic: 'age' },
    400,
    'VALIDATION',
    ['"topic" is unknown'],
  ],
  [
    'a topic where there are none',
    'terms',
    'returns',
    { topic: 'delivery' },
    400,
    'VALIDATION',
    ['"topic" is unknown'],
  ],
  [
    'too long a title',
    'faq',
    'cancel',
    { titleEn: 'x'.repeat(201) },
    400,
    'VALIDATION',
    ['"fields.titleEn" length must be less than or equal to 200 characters long'],
  ],
  [
    'too long a text',
    'faq',
    'cancel',
    { textEn: 'x'.repeat(12_001) },
    400,
    'VALIDATION',
    ['"fields.textEn" length must be less than or equal to 12000 characters long'],
  ],
])('%s is refused', async (_, page, id, fields, status, code, errors) => {
  const { body, ...refused } = await rana.ask('changeHelpPart', { page, id, version: 0, fields });
  expect([refused.status, body.code, body.errors]).toEqual([status, code, errors]);
  expect((await edited(page)).version).toBe(0);
});

test('a topic with questions, the only intro and what is not there are refused', async () => {
  const ask = async (page: HelpPageName, id: string) =>
    (await rana.ask('deleteHelpPart', { page, id })).body.code;
  expect(await ask('faq', 'payment')).toBe('IN_USE');
  expect(await ask('about', 'intro')).toBe('IN_USE');
  expect(await ask('faq', 'none')).toBe('NOT_FOUND');
  const add = async (page: HelpPageName, kind: 'topic' | 'intro' | 'part') =>
    (
      await rana.ask('addHelpPart', {
        page,
        kind,
        fields: { ...blankPart, titleEn: 'x', titleAr: 'x', textEn: 'x' },
      })
    ).status;
  expect([await add('about', 'part'), await add('terms', 'topic'), await add('terms', 'intro')]).toEqual([
    400, 400, 400,
  ]);
  for (const { _id: id } of (await edited('terms')).parts.slice(1))
    await rana.ask('deleteHelpPart', { page: 'terms', id });
  await change('terms', 'intro', { isHidden: true });
  expect((await publish('terms')).body).toMatchObject({
    code: 'INCOMPLETE',
    errors: ['"parts" is required'],
  });
  const none = await rana.ask('putBackHelpText', {
    page: 'terms',
    version: (await edited('terms')).version,
    number: 7,
  });
  expect(none.body.code).toBe('NOT_FOUND');
  expect((await rana.ask('getHelpVersion', { page: 'terms', number: 1 })).body.code).toBe('NOT_FOUND');
});

test('hostile text stays text, on the page, in the search and on paper', async () => {
  const word = 'ط'.repeat(10_000);
  const hostile =
    '<script>alert(1)</script> \u202ecilbup\u202c #read("/etc/passwd") {shop} $& [x](javascript:alert(1))';
  await change('terms', 'returns', {
    titleEn: '<img src=x onerror=alert(1)>',
    textEn: hostile,
    textAr: word,
  });
  await publish('terms');
  expect(saidIn(await read('terms'), 'returns')).toBe(
    '<script>alert(1)</script> cilbup #read("/etc/passwd") Minwal $& [x](javascript:alert(1))',
  );
  expect(saidIn(await read('terms', 'ar'), 'returns')).toBe(word);
  const { letters, pages } = await readPdf(
    (await store.app.inject({ url: '/documents/terms.ar.pdf' })).rawPayload,
  );
  expect(letters).toContain(word.slice(0, 500));
  expect(pages).toBeGreaterThan(3);
});

const calls = {
  listHelpTexts: {},
  getEditedHelpText: { page: 'faq' },
  getHelpVersion: { page: 'faq', number: 1 },
  addHelpPart: { page: 'faq', kind: 'topic', fields: { ...blankPart, titleEn: 'New', titleAr: 'جديد' } },
  changeHelpPart: { page: 'faq', id: 'age', version: 0, fields: {} },
  moveHelpPart: { page: 'faq', id: 'age', to: 'up' },
  deleteHelpPart: { page: 'faq', id: 'age' },
  publishHelpText: { page: 'faq', version: 0 },
  putBackHelpText: { page: 'faq', version: 0, number: null },
} as const satisfies Partial<Record<ConsoleCallName, object>>;

describe.each(['owner', 'manager', 'packer', 'courier', 'accountant', 'support'] as const)('%s', (role) => {
  const may = role === 'owner' || role === 'manager';
  test.each(Object.keys(calls) as (keyof typeof calls)[])(`${may ? 'may' : 'may not'} %s`, async (name) => {
    const who = await openConsole(store, [role]);
    const { body } = await who.ask(name, calls[name], { 'idempotency-key': `role-${role}-${name}` });
    if (may) expect(body.code).not.toBe('FORBIDDEN');
    else expect(body.code).toBe('FORBIDDEN');
  });
});
