import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { longestPause } from '../../../../test/longest-pause.ts';
import { readPdf, lettersOf } from '../../../../test/pdf-text.ts';
import type { Language } from '../../../shop/language.ts';
import { openDocuments } from './documents.ts';
import { printableText } from './printable-text.ts';

const fontFolder = join(import.meta.dirname, './fonts');
const fonts = readdirSync(fontFolder).map((name) => readFileSync(join(fontFolder, name)));

const dataDir = mkdtempSync(join(tmpdir(), 'documents-'));
const documents = openDocuments(dataDir);
afterAll(() => {
  documents.close();
  rmSync(dataDir, { recursive: true });
});

const policyIn =
  (language: Language) =>
  (title: string, ...paragraphs: string[]) => ({
    wordmark: 'minwal',
    title,
    updated: '2026',
    inShort: 'Short',
    short: { language, blocks: [] },
    sections: [
      {
        language,
        title: 'Section',
        blocks: paragraphs.map((text) => ({ kind: 'paragraph' as const, text })),
      },
    ],
  });

const policy = policyIn('en');
const arabic = policyIn('ar');

test('a text is never read as markup', async () => {
  const hostile =
    '#read("/etc/passwd") *bold* $x^2$ <label> @there = heading // comment #sys.inputs \\ [a](b)';
  const { letters } = await readPdf(await documents.render('policy', 'en', policy(hostile, hostile)));
  expect(letters).toContain(lettersOf(`${hostile} 2026`));
  expect(letters).toContain(lettersOf(`1 Section ${hostile}`));
});

test('Arabic with every mark, ligature, number and name comes out letter by letter', async () => {
  const text =
    'لا إلى الآن لأنّ الإسلام مؤمنٌ شُكْرًا ضَّةٌ اللّٰه 2,250 ل.س \u2066+963944123456\u2069 قياس W30 L32 من \u2066Levi’s\u2069 (3 قطع) يوم 5/3.';
  const { letters } = await readPdf(await documents.render('policy', 'ar', arabic('عنوان', text)));
  expect(letters).toContain(lettersOf(text));
});

test('what no typeface has does not fail a document: signs vanish, letters become question marks', async () => {
  const typed = 'Rima 😀 ❤️ 👩‍👧 Анна 漢字';
  const { letters } = await readPdf(await documents.render('policy', 'en', policy('Title', typed)));
  expect(letters).toContain('1SectionRimaPage');
  const printable = printableText(fonts);
  expect(printable(typed)).toMatch(/^Rima[\s\p{Default_Ignorable_Code_Point}]+\?{4} \?\?$/u);
  const kept = '«ريما» شُكْرًا ٣ – “x” … 5 \u2066+963\u2069';
  expect(printable(kept)).toBe(kept);
});

test('the same document is made once, byte for byte, however many ask', async () => {
  const before = readdirSync(join(dataDir, 'documents')).length;
  const crowd = Array.from({ length: 20 }, () => documents.render('policy', 'ar', arabic('مرة واحدة')));
  const [first, ...others] = await Promise.all(crowd);
  expect(others.every((other) => other === first)).toBe(true);
  expect(readdirSync(join(dataDir, 'documents')).length).toBe(before + 1);

  const elsewhere = openDocuments(mkdtempSync(join(dataDir, 'other-')));
  const again = await elsewhere.render('policy', 'ar', arabic('مرة واحدة'));
  elsewhere.close();
  expect(first?.equals(again)).toBe(true);
});

test('the store answers others while a document is made', async () => {
  const lines = Array.from({ length: 1_500 }, (_, at) => `Line ${at}`);
  const { took, pause } = await longestPause(async () =>
    documents.render('policy', 'en', policy('Long', ...lines)),
  );
  expect(pause).toBeLessThan(took / 2);
});

test.each([false, true])('each page of a long packing slip has its number (a roll: %s)', async (roll) => {
  const line = { name: 'Shirt', about: 'Black, M', quantity: '× 1', total: '1,275 SYP' };
  const parcel = {
    number: '555128516',
    shown: '555 128 516',
    stripe: [{ color: '#231628', width: 100 }],
    bars: [2, 1, 2],
    name: 'Hala',
    phone: '',
    place: '',
    street: '',
    note: '',
    exchange: 'In place of returned pieces',
    pieces: '',
    cash: '51,000 SYP',
    lines: Array.from({ length: 40 }, () => line),
    sums: [{ label: 'Delivery', amount: '0 SYP' }],
  };
  const slip = { wordmark: 'minwal', title: 'Slips', kind: 'slip' as const, roll, words: { cash: 'Cash' } };
  const { pages, letters } = await readPdf(
    await documents.render('parcel', 'en', { ...slip, parcels: [parcel] }),
  );
  expect(pages === 1).toBe(roll);
  expect(letters).toContain(lettersOf('In place of returned pieces'));
  // Beside them the head of the first page, and the digits below the bars.
  expect(letters.split('555128516')).toHaveLength(pages + 3);
});
