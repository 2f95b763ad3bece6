/**
 * Measures what a first view transfers, compressed as it is served, from the files of the last build; fails above
 * the budget of the design. Run after a build: node scripts/check-size.ts
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type { Manifest } from 'vite';

/** Kilobytes. `all` leaves 10 for the document and 45 for pictures of the 200 (English) and 220 (Arabic) in all. */
const budget = { script: 100, style: 14, fonts: { en: 30, ar: 48 }, all: { en: 145, ar: 165 } };
/** What a page's script may weigh above a list's. */
const firstViews = { 'home/home': 0, 'search/search': 0, 'catalog/product': 0 };
/** Where the last build is, as for the build. */
const dist = resolve(process.env['DIST'] ?? fileURLToPath(new URL('../dist', import.meta.url)));
const faces = {
  en: ['readex-pro-latin', 'marcellus'],
  ar: ['readex-pro-latin', 'readex-pro-arabic', 'reem-kufi'],
};

let over = false;
for (const language of ['en', 'ar'] as const) {
  const root = pathToFileURL(`${dist}/${language}/client/`);
  // Vite's own file, in Vite's own shape.
  const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', root), 'utf8')) as Manifest;
  const size = (files: Iterable<string>) =>
    [...files].reduce((sum, file) => sum + compressed(new URL(file, root)), 0) / 1024;
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? '';
  const fonts = size(faces[language].map((face) => manifest[`src/web/ui/fonts/${face}.woff2`]?.file ?? face));
  report(`${language} fonts`, fonts, budget.fonts[language]);
  for (const [page, more] of Object.entries(firstViews)) {
    const files = filesOf(manifest, [entry, `src/web/storefront/${page}-page.tsx`]);
    const [script, style, icons] = [size(files.scripts), size(files.styles), size([iconsOf(manifest)])];
    report(`${language} ${page} script`, script, budget.script + more);
    report(`${language} ${page} style`, style, budget.style);
    report(`${language} ${page} in all`, script + style + icons + fonts, budget.all[language] + more);
  }
}
if (over) process.exitCode = 1;

function filesOf(manifest: Manifest, keys: string[]) {
  const [scripts, styles, queue] = [new Set<string>(), new Set<string>(), [...keys]];
  for (const key of queue) {
    const chunk = manifest[key];
    if (!chunk || scripts.has(chunk.file)) continue;
    scripts.add(chunk.file);
    for (const style of chunk.css ?? []) styles.add(style);
    queue.push(...(chunk.imports ?? []));
  }
  return { scripts, styles };
}

function iconsOf(manifest: Manifest): string {
  return manifest['src/web/ui/icons.svg']?.file ?? 'icons.svg';
}

/** A woff2 is compressed already. */
function compressed(file: URL): number {
  const content = readFileSync(file);
  return file.pathname.endsWith('.woff2') ? content.length : brotliCompressSync(content).length;
}

function report(what: string, kilobytes: number, limit: number): void {
  over ||= kilobytes > limit;
  console.log(`${kilobytes > limit ? 'OVER ' : 'ok   '} ${what}: ${kilobytes.toFixed(1)} of ${limit} KB`);
}
