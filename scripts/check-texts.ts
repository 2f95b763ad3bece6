/**
 * Checks that every sentence exists in both languages. The types ensure that the Arabic catalogs match the English
 * ones; this finds a file without a counterpart, an untranslated or empty sentence, an Arabic number that could be
 * separated from its word, and a second word for the same thing.
 */
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const folder = resolve(import.meta.dirname, '../src/shop/texts');
const [english, arabic] = ['en', 'ar'].map((language) => readdirSync(resolve(folder, language)).sort());
const faults: string[] = [];

/** Forbidden words with the one to use instead. */
const oneWord: readonly (readonly [RegExp, string])[] = [
  [/مركز (الإرسال|الشحن)/, 'مركز التوزيع'],
  [/(ال|^| )متاجر/, 'الماركات'],
  [/(نوصل|توصل|يوصل)( |؟|\.|$)/, 'نوصّل'],
  [/ستعم[لا]/, 'استخدم'],
];

/** What shoppers read says موبايل; the team also says هاتف of a call. What they type into a search is no sentence. */
const storefront = resolve(import.meta.dirname, '../src/web/storefront');
const onPages = globSync('**/*.{ts,tsx}', { cwd: storefront }).flatMap((file) =>
  [...readFileSync(resolve(storefront, file), 'utf8').matchAll(/#texts\/([\w-]+)/g)].map(
    ([, name]) => `${name}.ts`,
  ),
);
const fromServer = [
  'templates',
  'notifications',
  'order-news',
  'sms',
  'messages',
  'invoice-papers',
  'help-faq',
  'help-policies',
  'help-intros',
  'help-fields',
];
const forShoppers = new Set([...onPages, ...fromServer.map((name) => `${name}.ts`)]);
forShoppers.delete('help-search.ts');

for (const file of english?.filter((name) => !arabic?.includes(name)) ?? [])
  faults.push(`ar/${file} is missing`);
for (const file of arabic?.filter((name) => !english?.includes(name)) ?? [])
  faults.push(`en/${file} is missing`);
for (const file of arabic ?? []) {
  const catalogs: Record<string, unknown> = await import(resolve(folder, 'ar', file));
  for (const [name, catalog] of Object.entries(catalogs)) visit(`ar/${file} ${name}`, catalog);
}

if (faults.length > 0) console.log(faults.join('\n'));
process.exit(faults.length === 0 ? 0 : 1);

function visit(place: string, value: unknown): void {
  if (typeof value === 'string') checkSentence(place, value);
  else if (typeof value === 'function') checkWords(place, String(value));
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) visit(`${place}.${key}`, inner);
  }
}

function checkSentence(place: string, text: string): void {
  if (text.trim() === '') faults.push(`${place} is empty`);
  checkWords(place, text);
  // Two adjacent Latin words without an Arabic letter: probably untranslated. Names and codes are allowed.
  if (/[a-z]{3,} [a-z]{3,}/i.test(text) && !/[\u0600-\u06FF]/.test(text))
    faults.push(`${place} is not Arabic: ${text}`);
}

/** Counts use `plural`; a literal number needs a no-break space. */
function checkWords(place: string, text: string): void {
  const loose = /\d [\u0621-\u064A]+/.exec(text)?.[0];
  if (loose !== undefined) faults.push(`${place} needs \\u00a0 after the number: ${loose}`);
  if (/هاتف/.test(text) && forShoppers.has(/^ar\/(\S+)/.exec(place)?.[1] ?? ''))
    faults.push(`${place} says هاتف: موبايل`);
  for (const [other, word] of oneWord) if (other.test(text)) faults.push(`${place} says ${other}: ${word}`);
}
