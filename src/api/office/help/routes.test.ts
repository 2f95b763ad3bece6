import { expect, test } from 'vitest';
import { localized } from '../../../../test/localized.ts';
import { readPdf, lettersOf } from '../../../../test/pdf-text.ts';
import { openStore } from '../../../../test/store.ts';
import { type Language, languages, type Localized } from '../../../shop/language.ts';
import type { PolicyName } from '../../../shop/office/help/help-page.ts';
import { plainWords } from '../../../shop/office/help/text-blocks.ts';
import { texts } from '../../../shop/texts/by-language.ts';
import { formatDate } from '../../../shop/time/dates.ts';
import { readStoredSettings, writeSettings } from '../../settings.ts';

const store = await openStore();

const get = (url: string, headers: Record<string, string> = {}) => store.app.inject({ url, headers });

const documents: [PolicyName, Language, name: string][] = [
  ['terms', 'en', 'Minwal - Store policies.pdf'],
  ['terms', 'ar', 'منوال - سياسات المتجر.pdf'],
  ['privacy', 'en', 'Minwal - Privacy policy.pdf'],
  ['privacy', 'ar', 'منوال - سياسة الخصوصية.pdf'],
];

test.each(documents)(
  'the document of %s in %s is a file to keep, for any cache',
  async (policy, language, name) => {
    const { statusCode, headers, rawPayload } = await get(`/documents/${policy}.${language}.pdf`);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-language': language,
      'content-length': String(rawPayload.length),
      'cache-control': 'public, max-age=0, must-revalidate',
      'x-content-type-options': 'nosniff',
    });
    const disposition = String(headers['content-disposition']);
    expect(disposition).toMatch(new RegExp(`^attachment; filename="minwal-${policy}-${language}.pdf"; `));
    expect(decodeURIComponent(/filename\*=UTF-8''(.*)$/.exec(disposition)?.[1] ?? '')).toBe(name);

    const etag = String(headers.etag);
    const again = await get(`/documents/${policy}.${language}.pdf`, { 'if-none-match': etag });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
    const other = await get(`/documents/${policy}.${language}.pdf`, { 'if-none-match': '"other"' });
    expect(other.rawPayload.equals(rawPayload)).toBe(true);
  },
);

test.each(documents)(
  'the document of %s in %s says what the page says, in order',
  async (policy, language) => {
    const { rawPayload } = await get(`/documents/${policy}.${language}.pdf`);
    const { help } = texts[language];
    const { text } = (await store.guest({ language }).call('getHelpText', { page: policy })).body.data;
    const said = [
      language === 'ar' ? 'منوال' : 'minwal',
      help.titles[policy],
      help.lastUpdated(formatDate(text.lastUpdated, language)),
      help.short,
      plainWords(text.intro.text),
      ...text.parts.flatMap((part, index) => [`${index + 1}`, part.title, part.text]),
    ];
    const { pages, letters, fonts, described, embedded, ...read } = await readPdf(rawPayload);
    const numbers = language === 'ar' ? /صفحة(\d)من2/g : /Page(\d)of2/g;
    expect([...letters.matchAll(numbers)].map(([, page]) => page)).toEqual(['1', '2']);
    expect(letters.replaceAll(numbers, '')).toBe(lettersOf(said.join(' ')));
    expect(pages).toBe(2);
    expect(read.language).toBe(language);
    const display = language === 'ar' ? ['ReemKufi'] : ['Marcellus-Regular'];
    expect(fonts).toEqual([...display, 'ReadexPro-Regular', 'ReadexPro-SemiBold'].sort());
    expect([described, embedded]).toEqual([3, 3]);
  },
);

test.each(documents)('the page of %s in %s shows the true size', async (policy, language) => {
  const { body } = await store.guest({ language }).call('getPolicyDocument', { policy });
  const { url, bytes } = body.data.document;
  expect(url).toBe(`/documents/${policy}.${language}.pdf`);
  expect((await get(url)).rawPayload.length).toBe(bytes);
});

test('there is no other document', async () => {
  for (const path of ['terms.pdf', 'terms.fr.pdf', 'cookies.en.pdf', '..%2fsecrets', ''])
    expect((await get(`/documents/${path}`)).statusCode).toBe(404);
  const refused = await get('/api/v1/app/policies/document?policy=cookies');
  expect([refused.statusCode, refused.json().code]).toEqual([400, 'VALIDATION']);
});

test('a document says what was set a moment ago, on its paper too', async () => {
  // As from the page that links it.
  const lettersIn = async (language: Language) => {
    const { body } = await store.guest({ language }).call('getPolicyDocument', { policy: 'terms' });
    return (await readPdf((await get(body.data.document.url)).rawPayload)).letters;
  };
  const said: Localized<readonly string[]> = localized(
    ['return items within 5 business days', 'Nasij · Commercial register 4711 · Aleppo, Azizieh'],
    ['إرجاع القطع خلال 5 أيام عمل', 'نسيج · السجل التجاري 4711 · حلب، العزيزية'],
  );
  const register: Localized = localized('Commercial register', 'السجل التجاري');
  for (const language of languages) {
    const before = await lettersIn(language);
    for (const sentence of [...said[language], register[language]])
      expect(before).not.toContain(lettersOf(sentence));
  }
  const identity = {
    name: localized('Nasij', 'نسيج'),
    commercialRegister: '4711',
    address: localized('Aleppo, Azizieh', 'حلب، العزيزية'),
  };
  await writeSettings(store.db, { returnDays: 5, identity }, (await readStoredSettings(store.db)).version);
  for (const language of languages) {
    const after = await lettersIn(language);
    for (const sentence of said[language]) expect(after).toContain(lettersOf(sentence));
  }
});
