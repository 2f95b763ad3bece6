import { beforeEach, describe, expect, test } from 'vitest';
import { openTexts, saidIn } from '../../../../../test/help-texts.ts';
import { lettersOf, readPdf } from '../../../../../test/pdf-text.ts';
import { openStore } from '../../../../../test/store.ts';
import type { HelpPageName } from '../../../../shop/office/help/help-page.ts';

const store = await openStore({ now: '2026-11-22T10:00:00+03:00' });
const { rana, clear, read, change, publish } = await openTexts(store);

beforeEach(async () => {
  store.setNow('2026-11-22T10:00:00+03:00');
  await clear();
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
    expect(said.map((text) => saidIn(text, 'returns')?.split('\n')[0])).toEqual([
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
