/**
 * Builds the pages: for each language the browser's files, then the server's renderer. Browser files are compressed
 * here once, at the highest level, and never while serving.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build, transformWithOxc } from 'vite';
import { helpIfAsked } from '../src/api/help-if-asked.ts';
import { type Language, languages } from '../src/shop/language.ts';
import { consoleConfig, pagesConfig, roundConfig, workerConfig } from '../vite.config.ts';

helpIfAsked('build');

const started = performance.now();
const root = resolve(import.meta.dirname, '..');
const dist = resolve(root, process.env['DIST'] ?? 'dist');
const compressions = new Map<string, Promise<[br: Buffer, gz: Buffer]>>();
await Promise.all(languages.map(buildLanguage));
await Promise.all(languages.map(buildConsole));
await Promise.all(languages.map(buildRound));
await buildServiceWorker();
console.log(`Pages built in ${((performance.now() - started) / 1000).toFixed(1)} s`);

async function buildLanguage(language: Language): Promise<void> {
  const browser = pagesConfig(language, false);
  await build(browser);
  await Promise.all([compressFolder(browser.build?.outDir ?? ''), build(pagesConfig(language, true))]);
}

async function buildConsole(language: Language): Promise<void> {
  const config = consoleConfig(language);
  await build(config);
  await compressFolder(config.build?.outDir ?? '');
}

/** The round's service worker gets its list of files: what a first view loads and what may be loaded later. */
async function buildRound(language: Language): Promise<void> {
  const config = roundConfig(language);
  await build(config);
  const folder = config.build?.outDir ?? '';
  const faces = language === 'ar' ? /^readex-pro-(latin|arabic)-/ : /^readex-pro-latin-/;
  const files = (await readdir(folder))
    .filter((file) => /\.(js|css|svg)$/.test(file) || faces.test(file))
    .sort();
  const urls = files.map((file) => `/assets/round/${language}/${file}`);
  const page = await readFile(`${folder}/index.html`, 'utf8');
  const version = createHash('sha256').update(page).update(urls.join()).digest('hex').slice(0, 12);
  const facts = `const FILES = ${JSON.stringify(urls)};\nconst VERSION = '${version}';\n`;
  await writeFile(`${folder}/round-worker.js`, facts + (await workerCode('round-worker')));
  await compressFolder(folder);
}

/** One file for both languages, of another content with every change of the pages. */
async function buildServiceWorker(): Promise<void> {
  // The console's, whose subscription is not that of a shopper in the same browser.
  await writeFile(`${dist}/news-worker.js`, await workerCode('push-messages'));
  const views = languages.map((language) => readFile(`${dist}/${language}/client/.vite/first-views.json`));
  const version = createHash('sha256').update(Buffer.concat(await Promise.all(views)));
  await build(workerConfig(version.digest('hex').slice(0, 12)));
}

async function workerCode(name: string): Promise<string> {
  const path = resolve(root, `src/web/service-worker/${name}.ts`);
  return (await transformWithOxc(await readFile(path, 'utf8'), path, { target: 'es2022' })).code;
}

async function compressFolder(folder: string): Promise<void> {
  const files = (await readdir(folder)).filter((file) => /\.(js|css|svg)$/.test(file));
  await Promise.all(files.map((file) => compressFile(`${folder}/${file}`)));
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  // The libraries are byte-identical in both languages.
  const key = content.toString('latin1');
  const known = compressions.get(key) ?? compressed(content);
  compressions.set(key, known);
  const [br, gz] = await known;
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

/** Compresses with Brotli in three modes and keeps the smallest result: minified scripts are smaller in the others. */
async function compressed(content: Buffer): Promise<[Buffer, Buffer]> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const second = {
    ...params,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT,
    [constants.BROTLI_PARAM_LGBLOCK]: 20,
  };
  const third = { ...params, [constants.BROTLI_PARAM_NPOSTFIX]: 2 };
  const [gz, ...results] = await Promise.all([
    promisify(gzip)(content, { level: 9 }),
    ...[params, second, third].map((each) => promisify(brotliCompress)(content, { params: each })),
  ]);
  const br = results.reduce((best, each) => (each.length < best.length ? each : best));
  return [br, gz];
}
