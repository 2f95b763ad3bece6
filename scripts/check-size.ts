/**
 * Measures the first view of every page, compressed as it is served, from the files of the last build. Fails above the
 * budgets of the design, and where a page's chunks are not those of first-views.txt: `--write` writes that file.
 * Run after a build: node scripts/check-size.ts
 */
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Language, languages, type Localized } from '../src/shop/language.ts';
import { landingPages, sharedChunks } from './vite/chunks.ts';
import type { FirstViews } from './vite/first-views-plugin.ts';

/** Kilobytes. `all` leaves 10 for the document and 45 for pictures of the 200 (English) and 220 (Arabic) in all. */
const BUDGET = { script: 100, style: 14 };
/** `all` with the fonts, and those alone; which they are. */
const BUDGET_IN: Localized<{ all: number; fonts: number; faces: readonly string[] }> = {
  en: { all: 145, fonts: 30, faces: ['readex-pro-latin', 'marcellus'] },
  ar: { all: 165, fonts: 48, faces: ['readex-pro-latin', 'readex-pro-arabic', 'reem-kufi'] },
};
const CONSOLE_SCRIPT = 180;
const ROUND_SCRIPT = 90;
type Manifest = Record<string, { file: string; imports?: string[] }>;
/** Files of a landing page's first view. */
const MOST_FILES = { script: 8, style: 4 };

/** Where the last build is, as for the build. */
const dist = resolve(process.env['DIST'] ?? resolve(import.meta.dirname, '../dist'));
const record = resolve(import.meta.dirname, 'first-views.txt');
const landing: readonly string[] = Object.values(landingPages);

const [seen, ...others] = languages.map(checkLanguage);
for (const language of languages) {
  checkConsole(language);
  checkRound(language);
}
if (process.argv.includes('--write')) writeFileSync(record, seen ?? '');
if ([readFileSync(record, 'utf8'), ...others].some((each) => each !== seen)) {
  process.exitCode = 1;
  console.log(`Pages have other chunks than first-views.txt says:\n${seen}`);
  console.log('Where that is meant: node scripts/check-size.ts --write');
}

/** Returns the chunks of each page, its own and the shared ones, by name and a page a line. */
function checkLanguage(language: Language): string {
  const root = `${dist}/${language}/client`;
  // Written by first-views-plugin.ts.
  const views: FirstViews = JSON.parse(readFileSync(`${root}/.vite/first-views.json`, 'utf8'));
  const size = (files: readonly string[]) =>
    files.reduce((sum, file) => sum + compressedSize(`${root}/${file}`), 0) / 1024;
  const fonts = size(BUDGET_IN[language].faces.map((face) => views.fonts[face] ?? face));
  report(`${language} fonts`, fonts, BUDGET_IN[language].fonts, 'KB');
  const lines = Object.entries(views.pages).map(([page, own]) => {
    const scripts = [...views.entry.scripts, ...own.scripts];
    const styles = [...views.entry.styles, ...own.styles];
    const chunkNames = scripts.map((file) => views.chunks[file] ?? file);
    if (!landing.includes(page)) return lineOf(page, chunkNames.filter(named(page)));
    const [script, style] = [size(scripts), size(styles)];
    report(`${language} ${page} script`, script, BUDGET.script, 'KB');
    report(`${language} ${page} script`, scripts.length, MOST_FILES.script, 'files');
    report(`${language} ${page} style`, style, BUDGET.style, 'KB');
    report(`${language} ${page} style`, styles.length, MOST_FILES.style, 'files');
    report(`${language} ${page} in all`, script + style + fonts, BUDGET_IN[language].all, 'KB');
    return lineOf(page, chunkNames);
  });
  return lines.sort().join('');
}

/** What the console's first page needs, whatever of it is read later: its design allows 180 KB of script. */
function checkConsole(language: string): void {
  const parts = ['entry', 'layout/frame', 'layout/page-error', 'office/today/today-page'];
  const script = backofficeScript(`${dist}/console/${language}`, parts);
  report(`${language} console script`, script, CONSOLE_SCRIPT, 'KB');
}

/** The courier's round, all of it: it works offline, so nothing of it is read later. */
function checkRound(language: string): void {
  const script = backofficeScript(`${dist}/round/${language}`, ['delivery/round/entry']);
  report(`${language} round script`, script, ROUND_SCRIPT, 'KB');
}

/** The compressed script of parts of an app and of what they import, in KB. */
function backofficeScript(root: string, parts: readonly string[]): number {
  // Written by Vite.
  const manifest: Manifest = JSON.parse(readFileSync(`${root}/.vite/manifest.json`, 'utf8'));
  const files = new Set<string>();
  const add = (key: string) => {
    const { file = '', imports = [] } = manifest[key] ?? {};
    if (files.has(file)) return;
    files.add(file);
    imports.forEach(add);
  };
  for (const part of parts) add(`src/web/backoffice/${part}.tsx`);
  return [...files].reduce((sum, file) => sum + compressedSize(`${root}/${file}`), 0) / 1024;
}

function lineOf(page: string, chunks: readonly string[]): string {
  return `${page}: ${[...chunks].sort().join(' ')}\n`;
}

/** The page's own chunk and the shared ones. Those that the bundler cuts by itself count on landing pages alone. */
function named(page: string): (chunk: string) => boolean {
  return (chunk) => sharedChunks.some((name) => name === chunk) || `${page}-page`.endsWith(`/${chunk}`);
}

/** A woff2 is compressed already. */
function compressedSize(file: string): number {
  return statSync(file.endsWith('.woff2') ? file : `${file}.br`).size;
}

function report(what: string, amount: number, limit: number, unit: 'KB' | 'files'): void {
  if (amount > limit) process.exitCode = 1;
  const shown = unit === 'KB' ? amount.toFixed(1) : amount;
  console.log(`${amount > limit ? 'OVER ' : 'ok   '} ${what}: ${shown} of ${limit} ${unit}`);
}
