import { beforeEach, describe, expect, test } from 'vitest';
import { Client } from '../../../../../test/client.ts';
import { type ConsoleClient, openConsole } from '../../../../../test/console.ts';
import { blankPart, openTexts, saidIn } from '../../../../../test/help-texts.ts';
import { lettersOf, readPdf } from '../../../../../test/pdf-text.ts';
import { openStore } from '../../../../../test/store.ts';
import { texts } from '../../../../shop/texts/by-language.ts';

const store = await openStore({ now: '2026-11-22T10:00:00+03:00' });
const beside = await store.beside();
const { rana, suha, clear, edited, partOf, read, change, publish } = await openTexts(store);

beforeEach(async () => {
  store.setNow('2026-11-22T10:00:00+03:00');
  await clear();
});

describe('an answer', () => {
  test('is changed in the draft alone, and once published read on every instance in both languages', async () => {
    const before = saidIn(await read('faq'), 'cancel');
    const both = { textEn: 'Yes, within {returnDays}.', textAr: 'نعم، خلال {returnDays}.' };
    expect((await change('faq', 'cancel', both)).body.data.part.changedBy).toBe('Rana');
    expect(saidIn(await read('faq'), 'cancel')).toBe(before);
    const { texts } = (await suha.ask('listHelpTexts')).body.data;
    expect(texts[0]).toMatchObject({ page: 'faq', number: null, changes: 1, missing: 0 });
    expect((await publish('faq')).body.data.text.inForce).toMatchObject({ number: 2, publishedBy: 'Rana' });
    expect(saidIn(await read('faq'), 'cancel')).toBe('Yes, within 3 business days.');
    const arabic = (await new Client(beside.app, 'ar').call('getHelpText', { page: 'faq' })).body.data.text;
    expect(saidIn(arabic, 'cancel')).toBe('نعم، خلال 3\u00a0أيام عمل.');
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
    expect(saidIn(await read('faq'), 'cancel')).toBe(`Within ${en}.`);
    expect(saidIn(await read('faq', 'ar'), 'cancel')).toBe(`خلال ${ar}.`);
    await store.pool.query('delete from settings');
  });

  test('is hidden, added and moved; the contact page names the quick ones', async () => {
    await change('faq', 'how-pay', { isHidden: true });
    await change('faq', 'cancel', { isQuick: true });
    await change('faq', 'how-return', { topic: 'payment' });
    const fields = {
      ...blankPart,
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
    expect(saidIn(await read('faq'), 'new-pounds')).toContain('100 old pounds');
    await store.pool.query(`insert into settings (value) values ('{"showOldPounds": false}')`);
    expect(saidIn(await read('faq'), 'new-pounds')).toBeUndefined();
    await store.pool.query('delete from settings');
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
  const { text } = (await read('about')).intro;
  expect(text).toContain('Minwal is an online clothing store');
  // It is true of a shop that sells dresses alone.
  expect(text).not.toMatch(/women|\bmen\b|shoes/);
});

test('a text of one language is published only when that was said, and stands in for the other', async () => {
  const fields = { ...blankPart, titleAr: 'بالعربية', textAr: 'فقط' };
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
  const owner = await openConsole(store, ['owner']);
  const [line] = (await owner.ask('listAudit', { subject: 'faq.cancel' })).body.data.entries;
  expect(line?.thing).toEqual({ kind: 'text', _id: 'faq', name: texts.en.textDesk.pages.faq });
});
