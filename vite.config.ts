import react from '@vitejs/plugin-react';
import { resolve } from 'node:path';
import { defaultClientConditions, defaultServerConditions, type InlineConfig } from 'vite';
import { assetsPlugin } from './scripts/vite/assets-plugin.ts';
import { callsPlugin } from './scripts/vite/calls-plugin.ts';
import { dataModePlugin } from './scripts/vite/data-mode-plugin.ts';
import { textsPlugin } from './scripts/vite/texts-plugin.ts';

export type Language = 'en' | 'ar';

const root = import.meta.dirname;

/**
 * What every page starts with comes in two files: the libraries, which outlive a release, and the shop's own. A third
 * holds what lists of pieces share; left alone it would come in a dozen crumbs, each its own request.
 */
const chunks = [
  { name: 'vendor', test: /node_modules/, tags: ['$initial' as const], priority: 2 },
  { name: 'app', tags: ['$initial' as const], priority: 1 },
  {
    name: 'list',
    test: /storefront\/(catalog|favorites)\/|ui\/(picture|price|rating|swatch-dots|tag|chip|pager|empty-state)\b|shop\/(money|dates|store-time)/,
    minShareCount: 3,
  },
];

/** The entry lists every file of every page: short names of styles and chunks keep that list short. */
const assetFileNames = ({ names }: { names: readonly string[] }) =>
  names.some((name) => name.endsWith('.css')) ? '[hash:7][extname]' : '[name]-[hash:7][extname]';

/**
 * The pages are built once for each language: the condition `ar` turns `#texts/…` to the Arabic sentences, so a page
 * carries one language only and no machinery to choose. `ssr` builds what renders them on the server; it reads the
 * browser's build, which comes first. `DIST` puts the result elsewhere.
 */
export function pagesConfig(language: Language, ssr: boolean): InlineConfig {
  const base = `/assets/${language}/`;
  const out = `${resolve(root, process.env['DIST'] ?? 'dist')}/${language}`;
  const conditions = language === 'ar' ? ['ar'] : [];
  return {
    configFile: false,
    root,
    base,
    logLevel: 'warn',
    mode: 'production',
    publicDir: ssr ? false : `${root}/src/web/storefront/public`,
    plugins: [
      react(),
      callsPlugin(),
      textsPlugin(),
      ssr ? assetsPlugin(`${out}/client/.vite/manifest.json`, base) : dataModePlugin(),
    ],
    resolve: { conditions: [...conditions, ...defaultClientConditions] },
    ssr: { resolve: { conditions: [...conditions, ...defaultServerConditions] } },
    build: {
      outDir: `${out}/${ssr ? 'server' : 'client'}`,
      emptyOutDir: true,
      assetsDir: '',
      assetsInlineLimit: 0,
      // Phones sold years ago, with the browser they came with (Chrome 94, Safari 15.4).
      target: 'es2022',
      cssTarget: ['chrome94', 'safari15.4', 'firefox100'],
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      ...(ssr
        ? {
            ssr: 'src/web/storefront/entry-server.tsx',
            target: 'node24',
            // The names the browser's build gave: both sides speak of the same files.
            rolldownOptions: { output: { assetFileNames } },
          }
        : {
            manifest: true,
            rolldownOptions: {
              // A sentence stands where it is said, instead of in a list of all.
              optimization: { inlineConst: { mode: 'all' } },
              checks: { pluginTimings: false },
              // Warnings to the developers of a page, who are not in the shop: 1 KB of react-router.
              treeshake: { manualPureFunctions: ['warning', 'warningOnce', 'warnOnce'] },
              input: 'src/web/storefront/entry-client.tsx',
              output: { codeSplitting: { groups: chunks }, chunkFileNames: '[hash:7].js', assetFileNames },
            },
          }),
    },
  };
}
