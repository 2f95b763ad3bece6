/** Builds the pages: for each language what the browser loads, then what renders it on the server. */
import { build } from 'vite';
import { type Language, pagesConfig } from '../vite.config.ts';

const started = performance.now();
await Promise.all((['en', 'ar'] satisfies Language[]).map(buildLanguage));
console.log(`Pages built in ${((performance.now() - started) / 1000).toFixed(1)} s`);

async function buildLanguage(language: Language): Promise<void> {
  await build(pagesConfig(language, false));
  await build(pagesConfig(language, true));
}
