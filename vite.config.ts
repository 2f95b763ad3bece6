import { resolve } from 'node:path';
import { defaultClientConditions, defaultServerConditions, type InlineConfig } from 'vite';
import { callsPlugin, consoleCallsPlugin } from './scripts/vite/calls-plugin.ts';
import { chunkGroups } from './scripts/vite/chunks.ts';
import { classNameOf, classNamesPlugin } from './scripts/vite/class-names-plugin.ts';
import { apartPlugin, consoleShellPlugin } from './scripts/vite/console-shell-plugin.ts';
import { dataModePlugin } from './scripts/vite/data-mode-plugin.ts';
import { firstViewsPlugin } from './scripts/vite/first-views-plugin.ts';
import { ownPreloadPlugin } from './scripts/vite/own-preload-plugin.ts';
import type { LazySections } from './scripts/vite/page-graph.ts';
import { textsPlugin } from './scripts/vite/texts-plugin.ts';
import type { Language } from './src/shop/language.ts';

const root = import.meta.dirname;

// `use client` in libraries has no meaning here.
const checks = { pluginTimings: false, moduleLevelDirective: false };

/** The entry lists every file of every page: short names of styles and chunks keep that list short. */
const assetFileNames = ({ names }: { names: readonly string[] }) =>
  names.some((name) => name.endsWith('.css')) ? '[hash:6][extname]' : '[name]-[hash:7][extname]';

/**
 * The pages are built once per language: the condition `ar` resolves `#texts/…` to the Arabic texts, so a page
 * contains one language and no lookup. `ssr` builds the server's renderer, which reads the browser's build. `DIST`
 * changes the output folder.
 */
export function pagesConfig(language: Language, ssr: boolean): InlineConfig {
  const base = `/assets/${language}/`;
  const out = `${resolve(root, process.env['DIST'] ?? 'dist')}/${language}`;
  const sections: LazySections = new Map();
  const conditions = language === 'ar' ? ['ar'] : [];
  return {
    configFile: false,
    root,
    base,
    logLevel: 'warn',
    mode: 'production',
    publicDir: ssr ? false : `${root}/src/web/storefront/public`,
    plugins: [
      callsPlugin(),
      classNamesPlugin(),
      textsPlugin(),
      apartPlugin('backoffice'),
      ssr ? [] : [dataModePlugin(), ownPreloadPlugin(), firstViewsPlugin(sections)],
    ],
    resolve: {
      conditions: [...conditions, ...defaultClientConditions],
      alias: {
        // Written by the browser's build, which comes first.
        'virtual:first-views': `${out}/client/.vite/first-views.json`,
        'elements/jsx-runtime': `${root}/scripts/vite/jsx-runtime.ts`,
        elements: 'react',
      },
    },
    ssr: { resolve: { conditions: [...conditions, ...defaultServerConditions] } },
    css: { modules: { generateScopedName: classNameOf } },
    oxc: ssr ? {} : { jsx: { importSource: 'elements' } },
    // Shoppers do not use React developer tools.
    define: ssr ? {} : { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
    build: {
      outDir: `${out}/${ssr ? 'server' : 'client'}`,
      emptyOutDir: true,
      assetsDir: '',
      assetsInlineLimit: 0,
      // Phones sold years ago, with the browser they came with (Chrome 94, Safari 15.4).
      target: 'es2022',
      cssTarget: ['chrome94', 'safari15.4', 'firefox100'],
      // A list of what each page imports would be 0.5 KB of every first visit. Shared chunks are loaded already, or
      // with the page when its link is touched (see `prefetchPages` in entry-client.tsx).
      modulePreload: { polyfill: false, resolveDependencies: () => [] },
      reportCompressedSize: false,
      ...(ssr
        ? {
            ssr: 'src/web/storefront/entry-server.tsx',
            target: 'node24',
            // The file names must equal those of the browser's build.
            rolldownOptions: { checks, output: { assetFileNames } },
          }
        : {
            rolldownOptions: {
              // Constants such as sentences are inlined where they are used.
              checks,
              optimization: { inlineConst: { mode: 'all' } },
              treeshake: {
                // Reading a property of React has no side effect.
                propertyReadSideEffects: false,
                // react-router's warnings and assertions for developers: 2 KB. The server's build keeps them; its check
                // of foreign URLs throws in another way and is not affected.
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
              output: {
                codeSplitting: { groups: chunkGroups(sections) },
                // Each chunk names those it imports, so names are short.
                entryFileNames: '[hash:7].js',
                chunkFileNames: '[hash:7].js',
                assetFileNames,
                generatedCode: { symbols: false },
              },
            },
          }),
    },
  };
}

/** The shop's service worker, for both languages. `version` changes with the pages. */
export const workerConfig = (version: string): InlineConfig => ({
  configFile: false,
  root,
  logLevel: 'warn',
  mode: 'production',
  publicDir: false,
  define: { VERSION: JSON.stringify(version) },
  build: {
    outDir: resolve(root, process.env['DIST'] ?? 'dist'),
    emptyOutDir: false,
    target: 'es2022',
    reportCompressedSize: false,
    lib: {
      entry: 'src/web/service-worker/service-worker.ts',
      formats: ['iife'],
      name: 'worker',
      fileName: () => 'sw.js',
    },
  },
});

/** Few files: the libraries, those of charts, what four or more of the console's pages share, and a file a page. */
const consoleGroups = [
  // Loaded by the pages with charts alone; these come with @visx.
  {
    name: 'charts',
    test: /node_modules\/(@visx|d3-|internmap|classnames|lodash|reduce-|balanced-match|math-expression)/,
    includeDependenciesRecursively: false,
    priority: 3,
  },
  // Loaded by the map alone: Leaflet may not run before its probes are allowed.
  {
    name: 'map',
    test: /node_modules\/leaflet\/|src\/web\/ui\/map\/(map-view|start-map|name-layer)/,
    includeDependenciesRecursively: false,
    priority: 3,
  },
  // Loaded when a calendar is opened.
  {
    name: 'calendar',
    test: /node_modules\/(react-day-picker|date-fns|@date-fns)/,
    includeDependenciesRecursively: false,
    priority: 3,
  },
  { name: 'vendor', test: /node_modules/, priority: 2 },
  {
    name: 'common',
    test: /src\/(shop|web\/(ui|client|backoffice\/(ui|client|layout)))\//,
    minShareCount: 4,
    priority: 1,
  },
];

type App = { entry: string; folder: 'console' | 'round'; groups: typeof consoleGroups; inSun?: boolean };

/**
 * The merchant's console, once for each language and apart from the shop's pages: neither carries a module of the other.
 * It is drawn in the browser alone.
 */
export const consoleConfig = (language: Language): InlineConfig =>
  backofficeConfig(language, { entry: 'entry.tsx', folder: 'console', groups: consoleGroups });

/**
 * The courier's round, apart from the console: a phone on a slow connection loads it without the console's libraries.
 */
export const roundConfig = (language: Language): InlineConfig =>
  backofficeConfig(language, { entry: 'delivery/round/entry.tsx', folder: 'round', groups: [], inSun: true });

function backofficeConfig(language: Language, { entry, folder, groups, inSun = false }: App): InlineConfig {
  const base = `/assets/${folder}/${language}/`;
  return {
    configFile: false,
    root,
    base,
    logLevel: 'warn',
    mode: 'production',
    publicDir: false,
    plugins: [
      consoleCallsPlugin(),
      classNamesPlugin(),
      textsPlugin(),
      apartPlugin('storefront'),
      consoleShellPlugin({ language, base, app: folder, inSun }),
    ],
    resolve: { conditions: [...(language === 'ar' ? ['ar'] : []), ...defaultClientConditions] },
    css: { modules: { generateScopedName: classNameOf } },
    define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
    build: {
      outDir: `${resolve(root, process.env['DIST'] ?? 'dist')}/${folder}/${language}`,
      emptyOutDir: true,
      assetsDir: '',
      assetsInlineLimit: 0,
      target: 'es2022',
      cssTarget: ['chrome94', 'safari15.4', 'firefox100'],
      modulePreload: { polyfill: false },
      manifest: true,
      reportCompressedSize: false,
      rolldownOptions: {
        checks,
        input: `src/web/backoffice/${entry}`,
        output: {
          codeSplitting: { groups },
          // As in the shop: the entry lists those of every page.
          entryFileNames: '[hash:7].js',
          chunkFileNames: '[hash:7].js',
          assetFileNames,
        },
      },
    },
  };
}
