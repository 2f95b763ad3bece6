import react from '@vitejs/plugin-react';
import { resolve } from 'node:path';
import { defaultClientConditions, defaultServerConditions, type InlineConfig } from 'vite';
import { assetsPlugin } from './scripts/vite/assets-plugin.ts';
import { callsPlugin } from './scripts/vite/calls-plugin.ts';
import { classNameOf, classNamesPlugin } from './scripts/vite/class-names-plugin.ts';
import { dataModePlugin } from './scripts/vite/data-mode-plugin.ts';
import { reactPlugin } from './scripts/vite/react-plugin.ts';
import { textsPlugin } from './scripts/vite/texts-plugin.ts';

export type Language = 'en' | 'ar';

const root = import.meta.dirname;

/**
 * What every page starts with comes in two files: the libraries, which outlive a release, and the shop's own. Two more
 * hold what lists of pieces and what their filters share; left alone they would come in a dozen crumbs, each its own
 * request. Whoever adds to them adds to every list.
 */
const chunks = [
  { name: 'vendor', test: /node_modules|\0react:/, tags: ['$initial' as const], priority: 4 },
  { name: 'app', tags: ['$initial' as const], priority: 3 },
  {
    name: 'piece',
    test: /catalog\/(use-online|recently-viewed)\.|storefront\/favorites\/(favorite-button|use-favorite)\.|ui\/(picture|price|rating|tag|breadcrumb|use-hydrated|digits)\.|ui\/field\.module|shop\/(money|dates|store-time|ascii-digits)\.|texts\/..\/favorites|texts\/..\/(ui|catalog)\.ts.key=(from|rated)/,
    minShareCount: 2,
    priority: 2,
  },
  {
    name: 'list',
    test: /(?:catalog|search)\/(?:list\/)?(product-card|product-grid|list-filters|redirect-to|use-list-focus|form-texts|recently-viewed-strip)|ui\/(swatch-dots|chip|pager|empty-state|woven-panel|cloth|highlighted-text)\.|ui\/(accordion|checkbox|price-range)\.module|texts\/..\/(ui|catalog)\.ts.key=(page|pieces|percentOff|removeFilter|moreColors)/,
    minShareCount: 2,
    priority: 1,
  },
  { name: 'field', test: /ui\/field\.tsx/, priority: 1 },
  { name: 'pages', test: /search\/list\/(sort-chip|prefetch-next-page)\./, priority: 1 },
  {
    name: 'filter',
    test: /ui\/(text-field|checkbox|accordion)\.tsx/,
    minShareCount: 3,
  },
];

/** What `latePart` brings, by page. */
const lateParts = {
  'catalog/product': [
    'catalog/product/product-gallery',
    'catalog/product/brand-line',
    'catalog/product/product-story',
    'catalog/product/more-products',
    'catalog/product/gone-product',
    'reviews/reviews-section',
  ],
};

const checks = { pluginTimings: false };

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
      classNamesPlugin(),
      textsPlugin(),
      ssr
        ? assetsPlugin(`${out}/client/.vite/manifest.json`, base, lateParts)
        : [dataModePlugin(), reactPlugin()],
    ],
    resolve: { conditions: [...conditions, ...defaultClientConditions] },
    ssr: { resolve: { conditions: [...conditions, ...defaultServerConditions] } },
    css: { modules: { generateScopedName: classNameOf } },
    // Nobody looks into the shop with React's tools.
    ...(ssr ? {} : { define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' } }),
    build: {
      outDir: `${out}/${ssr ? 'server' : 'client'}`,
      emptyOutDir: true,
      assetsDir: '',
      assetsInlineLimit: 0,
      // Phones sold years ago, with the browser they came with (Chrome 94, Safari 15.4).
      target: 'es2022',
      cssTarget: ['chrome94', 'safari15.4', 'firefox100'],
      // The list of what each page imports would be 0.5 KB of every first visit. What a page shares with others is there
      // already or sets off with the page, when a finger comes to its link (see prefetch.ts).
      modulePreload: { polyfill: false, resolveDependencies: () => [] },
      reportCompressedSize: false,
      ...(ssr
        ? {
            ssr: 'src/web/storefront/entry-server.tsx',
            target: 'node24',
            // The names the browser's build gave: both sides speak of the same files.
            rolldownOptions: { checks, output: { assetFileNames } },
          }
        : {
            manifest: true,
            rolldownOptions: {
              // A sentence stands where it is said, instead of in a list of all.
              checks,
              optimization: { inlineConst: { mode: 'all' } },
              treeshake: {
                // React is read, not asked.
                propertyReadSideEffects: false,
                // What react-router tells the developers of a page, who are not in the shop: 2 KB. The server's
                // build keeps it; what guards against foreign addresses is thrown in another way and stays.
                manualPureFunctions: [
                  'warning',
                  'warningOnce',
                  'warnOnce',
                  'invariant',
                  'useInRouterContext',
                  'getDataRouterConsoleError',
                  'getInvalidPathError',
                ],
              },
              input: 'src/web/storefront/entry-client.tsx',
              output: { codeSplitting: { groups: chunks }, chunkFileNames: '[hash:7].js', assetFileNames },
            },
          }),
    },
  };
}
