import { beforeEach, describe, expect, test } from 'vitest';
import { Client } from '../../../../test/client.ts';
import { type ConsoleClient, openConsole } from '../../../../test/console.ts';
import { lettersOf, readPdf } from '../../../../test/pdf-text.ts';
import { openStore } from '../../../../test/store.ts';
import type { ConsoleCallName } from '../../../shop/console-endpoints.ts';
import type { HelpPartFields } from '../../../shop/help/desk/help-part.ts';
import type { HelpPageName } from '../../../shop/help/help-page.ts';

const store = await openStore({ now: '2026-11-22T10:00:00+03:00' });
const beside = await store.beside();
const rana = await openConsole(store, ['owner'], { name: 'Rana' });
const suha = await openConsole(store, ['manager'], { name: 'Suha' });
// Days pass in these tests.
await store.pool.query(`update staff_sessions set expires_at = '2030-01-01', idle_minutes = 1000000`);

beforeEach(async () => {
  store.setNow('2026-11-22T10:00:00+03:00');
  await store.pool.query('truncate help_pages, help_parts, help_versions');
});

const read = async (page: HelpPageName, language: 'en' | 'ar' = 'en', number?: number) =>
  (await store.guest({ language }).call('getHelpText', { page, number })).body.data.text;
const edited = async (page: HelpPageName) => (await rana.ask('getEditedHelpText', { page })).body.data.text;
const partOf = async (page: HelpPageName, id: string) => {
  const part = (await edited(page)).parts.find(({ _id }) => _id === id);
  if (part === undefined) throw new Error(`no part ${id}`);
  return part;
};
const change = async (page: HelpPageName, id: string, fields: Partial<HelpPartFields>, who = rana) => {
  const { version } = await partOf(page, id);
  return who.ask('changeHelpPart', { page, id, version, fields });
};
let keys = 0;
const publish = async (page: HelpPageName, more: { version?: number; inOneLanguage?: boolean } = {}) => {
  const { version } = await edited(page);
  keys += 1;
  return rana.ask(
    'publishHelpText',
    { page, version, ...more },
    { 'idempotency-key': `publish-text-${keys}` },
  );
};
const blank: HelpPartFields = {
  titleEn: '',
  titleAr: '',
  textEn: '',
  textAr: '',
  topic: null,
  isHidden: false,
  isQuick: false,
};
const answer = (text: Awaited<ReturnType<typeof read>>, id: string) =>
  text.parts.find(({ _id }) => _id === id)?.text;

describe('an answer', () => {
  test('is changed in the draft alone, and once published read on every instance in both languages', async () => {
    const before = answer(await read('faq'), 'cancel');
    const both = { textEn: 'Yes, within {returnDays}.', textAr: 'نعم، خلال {returnDays}.' };
    expect((await change('faq', 'cancel', both)).body.data.part.changedBy).toBe('Rana');
    expect(answer(await read('faq'), 'cancel')).toBe(before);
    const { texts } = (await suha.ask('listHelpTexts')).body.data;
    expect(texts[0]).toMatchObject({ page: 'faq', number: null, changes: 1, missing: 0 });
    expect((await publish('faq')).body.data.text.inForce).toMatchObject({ number: 2, publishedBy: 'Rana' });
    expect(answer(await read('faq'), 'cancel')).toBe('Yes, within 3 business days.');
    const arabic = (await new Client(beside.app, 'ar').call('getHelpText', { page: 'faq' })).body.data.text;
    expect(answer(arabic, 'cancel')).toBe('نعم، خلال 3\u00a0أيام عمل.');
    expect(arabic).toMatchObject({ number: 2, lastUpdated: '2026-11-22', versions: [] });
  });

  test.each([
    [1, '1 business day', 'يوم عمل واحد'],
    [2, '2 business days', 'يومي عمل'],
    [11, '11 business days', '11\u00a0يوم عمل'],
  ])('says %i days as each language does', async (returnDays, en, ar) => {
    await change('faq', 'cancel', { textEn: 'Within {returnDays}.', textAr: 'خلال {returnDays}.' });
    await publish('faq');
    await store.pool.query(
      'insert into settings (value) values ($1) on conflict (only_row) do update set value = excluded.value',
      [JSON.stringify({ returnDays })],
    );
    expect(answer(await read('faq'), 'cancel')).toBe(`Within ${en}.`);
    expect(answer(await read('faq', 'ar'), 'cancel')).toBe(`خلال ${ar}.`);
    await store.pool.query('delete from settings');
  });

  test('is hidden, added and moved; the contact page names the quick ones', async () => {
    await change('faq', 'how-pay', { isHidden: true });
    await change('faq', 'cancel', { isQuick: true });
    await change('faq', 'how-return', { topic: 'payment' });
    const fields = {
      ...blank,
      titleEn: 'New?',
      titleAr: 'جديد؟',
      textEn: 'Yes.',
      textAr: 'نعم.',
      topic: 'delivery',
    };
    const { part } = (await suha.ask('addHelpPart', { page: 'faq', kind: 'part', fields })).body.data;
    await suha.ask('moveHelpPart', { page: 'faq', id: part._id, to: 'up' });
    await suha.ask('moveHelpPart', { page: 'faq', id: 'payment', to: 'up' });
    await publish('faq');
    const faq = await read('faq', 'ar');
    const inTopic = (id: string) => faq.parts.filter(({ topic }) => topic === id).map(({ _id }) => _id);
    expect(faq.topics.map(({ _id }) => _id).slice(0, 3)).toEqual(['account-orders', 'payment', 'delivery']);
    expect(inTopic('delivery').slice(-2)).toEqual([part._id, 'not-home']);
    expect(inTopic('payment').at(-1)).toBe('how-return');
    expect(inTopic('payment')).not.toContain('how-pay');
    const { quick } = await read('contact');
    expect(quick.map(({ _id }) => _id)).toEqual(
      ['code-not-arrived', 'follow-order', 'change-address', 'cancel', 'how-return'].toSorted(
        (one, other) =>
          faq.parts.findIndex(({ _id }) => _id === one) - faq.parts.findIndex(({ _id }) => _id === other),
      ),
    );
    await change('faq', 'payment', { isHidden: true });
    await publish('faq');
    expect((await read('faq')).parts.some(({ topic }) => topic === 'payment')).toBe(false);
  });

  test('that says nothing with the settings as they are is left out', async () => {
    expect(answer(await read('faq'), 'new-pounds')).toContain('100 old pounds');
    await store.pool.query(`insert into settings (value) values ('{"showOldPounds": false}')`);
    expect(answer(await read('faq'), 'new-pounds')).toBeUndefined();
    await store.pool.query('delete from settings');
  });
});

describe('a policy', () => {
  const lettersIn = async (path: string) => {
    const { statusCode, rawPayload } = await store.app.inject({ url: path });
    expect([path, statusCode]).toEqual([path, 200]);
    return (await readPdf(rawPayload)).letters;
  };

  test('keeps every version with its date, its numbers and its documents', async () => {
    await change('terms', 'returns', {
      textEn: 'Bring it back within {returnDays}.',
      textAr: 'أرجعها خلال {returnDays}.',
    });
    await publish('terms');
    store.setNow('2026-11-25T10:00:00+03:00');
    const { version } = (await rana.ask('getSettings')).body.data;
    await rana.ask('changeSettings', { version, part: { returnDays: 5 } });
    store.setNow('2026-12-01T10:00:00+03:00');
    await change('terms', 'returns', { textEn: 'No returns after {returnDays}.' });
    await publish('terms');
    const now = await read('terms');
    expect(now.versions.map(({ number, publishedAt }) => [number, publishedAt.slice(0, 10)])).toEqual([
      [4, '2026-12-01'],
      [3, '2026-11-25'],
      [2, '2026-11-22'],
      [1, '2026-11-21'],
    ]);
    const said = await Promise.all([1, 2, 3, 4].map(async (number) => read('terms', 'en', number)));
    expect(said.map((text) => answer(text, 'returns')?.split('\n')[0])).toEqual([
      expect.stringContaining('You can return items within 3 business days'),
      'Bring it back within 3 business days.',
      'Bring it back within 5 business days.',
      'No returns after 5 business days.',
    ]);
    expect(said.map(({ replacedAt }) => replacedAt?.slice(0, 10) ?? null)).toEqual([
      '2026-11-22',
      '2026-11-25',
      '2026-12-01',
      null,
    ]);
    expect(now.lastUpdated).toBe('2026-12-01');
    expect(await lettersIn('/documents/terms.en.pdf')).toContain(
      lettersOf('No returns after 5 business days. '),
    );
    const old = await lettersIn('/documents/terms/2/en.pdf');
    expect(old).toContain(lettersOf('Bring it back within 3 business days.'));
    expect(old).toContain(lettersOf('In force from 22 November 2026 until 25 November 2026'));
    expect(await lettersIn('/documents/terms/2/ar.pdf')).toContain(lettersOf('أرجعها خلال 3 أيام عمل.'));
    const { document } = (await store.guest().call('getPolicyDocument', { policy: 'terms', number: 2 })).body
      .data;
    const { rawPayload, headers } = await store.app.inject({ url: document.url });
    expect(rawPayload.length).toBe(document.bytes);
    expect(headers['content-disposition']).toContain('minwal-terms-en-2.pdf');
    await rana.ask('changeSettings', { version: version + 1, part: { returnDays: 3 } });
  });

  test('whose numbers did not change has no new version', async () => {
    await publish('privacy');
    const { version } = (await rana.ask('getSettings')).body.data;
    await rana.ask('changeSettings', { version, part: { returnDays: 6 } });
    expect((await read('privacy')).versions.map(({ number }) => number)).toEqual([2, 1]);
    await rana.ask('changeSettings', { version: version + 1, part: { returnDays: 3 } });
  });

  test('that is published as it stands stays one version', async () => {
    await publish('terms');
    await publish('terms');
    expect((await read('terms')).versions.map(({ number }) => number)).toEqual([2, 1]);
  });

  test.each(['/documents/terms/9/en.pdf', '/documents/terms/0/en.pdf', '/documents/terms/x/en.pdf'])(
    'has no document %s',
    async (url) => expect((await store.app.inject({ url })).statusCode).toBe(404),
  );

  test('has no version that was not published, and other pages show none', async () => {
    await publish('terms');
    await change('about', 'intro', { textEn: 'We weave.' });
    await publish('about');
    const ask = async (page: HelpPageName, number: number) =>
      (await store.guest().call('getHelpText', { page, number })).status;
    expect([await ask('terms', 2), await ask('terms', 3), await ask('about', 1)]).toEqual([200, 404, 404]);
  });

  test('stays as it was published, whoever asks the database', async () => {
    await publish('terms');
    for (const statement of [`update help_versions set parts = '[]'`, 'delete from help_versions'])
      await expect(store.pool.query(statement)).rejects.toThrow();
  });
});

test('a version is put back into the draft, and so is what the shop itself says', async () => {
  const own = (await partOf('about', 'intro')).fields;
  await change('about', 'intro', { textEn: 'First.', textAr: 'أولاً.' });
  await publish('about');
  await change('about', 'intro', { textEn: 'Second.', textAr: 'ثانياً.' });
  await publish('about');
  const putBack = async (number: number | null) => {
    const { version } = await edited('about');
    return (await suha.ask('putBackHelpText', { page: 'about', version, number })).body.data.text.parts;
  };
  expect(await putBack(2)).toMatchObject([{ fields: { textEn: 'First.' } }]);
  expect((await read('about')).intro.text).toBe('Second.');
  expect(await putBack(null)).toMatchObject([{ fields: own }]);
  await publish('about');
  expect((await read('about')).intro.text).toContain('Minwal is an online clothing store');
});

test('a text of one language is published only when that was said, and stands in for the other', async () => {
  const fields = { ...blank, titleAr: 'بالعربية', textAr: 'فقط' };
  const { part } = (await rana.ask('addHelpPart', { page: 'privacy', kind: 'part', fields })).body.data;
  const { status, body } = await publish('privacy');
  expect([status, body.code, body.errors]).toEqual([
    409,
    'INCOMPLETE',
    [`"${part._id}.titleEn" is required`, `"${part._id}.textEn" is required`],
  ]);
  await publish('privacy', { inOneLanguage: true });
  expect((await read('privacy')).parts.at(-1)).toMatchObject({
    language: 'ar',
    title: 'بالعربية',
    text: 'فقط',
  });
  expect(
    await readPdf((await store.app.inject({ url: '/documents/privacy.en.pdf' })).rawPayload),
  ).toMatchObject({
    letters: expect.stringContaining(lettersOf('بالعربية')),
  });
});

describe('of two editors', () => {
  test('the second gets the first one’s words with their name; another part is theirs', async () => {
    const { version } = await partOf('faq', 'cancel');
    await suha.ask('changeHelpPart', { page: 'faq', id: 'cancel', version, fields: { textEn: 'Hers.' } });
    const second = await rana.ask('changeHelpPart', {
      page: 'faq',
      id: 'cancel',
      version,
      fields: { textEn: 'His.' },
    });
    expect([second.status, second.body.code]).toEqual([409, 'VERSION_CONFLICT']);
    expect(second.body.data).toMatchObject({ part: { changedBy: 'Suha', fields: { textEn: 'Hers.' } } });
    const other = await rana.ask('changeHelpPart', {
      page: 'faq',
      id: 'age',
      version,
      fields: { textEn: '13.' },
    });
    expect(other.status).toBe(200);
  });

  test('at once one is refused, at the first change of a page too', async () => {
    const ask = async (who: ConsoleClient, textEn: string) =>
      who.ask('changeHelpPart', { page: 'contact', id: 'intro', version: 0, fields: { textEn } });
    const answers = await Promise.all([ask(rana, 'One.'), ask(suha, 'Two.')]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect((await edited('contact')).parts).toHaveLength(1);
  });

  test('who publishes does not publish what they have not seen', async () => {
    const { version } = await edited('terms');
    await change('terms', 'returns', { textEn: 'Never.' }, suha);
    const { status, body } = await publish('terms', { version });
    expect([status, body.code]).toEqual([409, 'VERSION_CONFLICT']);
    expect(JSON.stringify(body.data)).toContain('Never.');
    const twice = await Promise.all([publish('terms'), publish('terms')]);
    expect(twice.map((each) => each.status)).toEqual([200, 200]);
    expect((await edited('terms')).versions.map(({ number }) => number)).toEqual([2, 1]);
  });

  test('a part that was put back is not overwritten by who had it open', async () => {
    const { version } = await partOf('about', 'intro');
    const text = await edited('about');
    await suha.ask('putBackHelpText', { page: 'about', version: text.version, number: null });
    const late = await rana.ask('changeHelpPart', {
      page: 'about',
      id: 'intro',
      version,
      fields: { textEn: 'Late.' },
    });
    expect(late.body.code).toBe('VERSION_CONFLICT');
  });
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
        fields: { ...blank, titleEn: 'x', titleAr: 'x', textEn: 'x' },
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

test('a change leaves its words in the log, before and after', async () => {
  await change('faq', 'cancel', { titleEn: 'May I cancel?' });
  const { rows } = await store.pool.query(
    `select action, before, after from staff_audit where subject = 'faq.cancel' order by id desc limit 1`,
  );
  expect(rows).toEqual([
    {
      action: 'text.change',
      before: { titleEn: 'Can I cancel my order?' },
      after: { titleEn: 'May I cancel?' },
    },
  ]);
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
  expect(answer(await read('terms'), 'returns')).toBe(
    '<script>alert(1)</script> cilbup #read("/etc/passwd") Minwal $& [x](javascript:alert(1))',
  );
  expect(answer(await read('terms', 'ar'), 'returns')).toBe(word);
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
  addHelpPart: { page: 'faq', kind: 'topic', fields: { ...blank, titleEn: 'New', titleAr: 'جديد' } },
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
    const { body } = await who.ask(name, calls[name] as never, { 'idempotency-key': `role-${role}-${name}` });
    if (may) expect(body.code).not.toBe('FORBIDDEN');
    else expect(body.code).toBe('FORBIDDEN');
  });
});
