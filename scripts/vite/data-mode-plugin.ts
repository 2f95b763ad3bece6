import type { Plugin } from 'vite';

/**
 * The shop uses react-router's data routers without its framework mode. Two modules serve only the latter (link
 * prefetching, tracing) but are imported by `Link` and the router, so tree-shaking keeps them: 2.4 KB of every first
 * visit. In the browser they are replaced by no-ops. The version is pinned; the build fails if the modules are not
 * found.
 */
const replacements = [
  {
    importers: ['lib/dom/lib.js', 'lib/components.js'],
    source: 'ssr/components.js',
    code: `
      import { createContext } from 'react';
      export const FrameworkContext = createContext(undefined);
      export const PrefetchPageLinks = () => null;
      export const usePrefetchBehavior = () => [false, undefined, {}];
      export const mergeRefs = (ref) => ref;`,
  },
  {
    importers: ['lib/router/router.js'],
    source: 'instrumentation.js',
    code: `
      export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
      export const getRouteInstrumentationUpdates = () => ({});
      export const instrumentClientSideRouter = (router) => router;`,
  },
];

const prefix = '\0data-mode:';

export function dataModePlugin(): Plugin {
  const met = new Set<string>();
  return {
    name: 'minwal:data-mode',
    enforce: 'pre',
    resolveId(source, importer) {
      const found = replacements.find(
        (replacement) =>
          source.endsWith(replacement.source) &&
          replacement.importers.some((path) =>
            importer?.replaceAll('\\', '/').endsWith(`react-router/dist/production/${path}`),
          ),
      );
      if (found) met.add(found.source);
      return found && prefix + found.source;
    },
    load: (id) => replacements.find(({ source }) => id === prefix + source)?.code,
    buildEnd(error) {
      if (!error && met.size < replacements.length)
        this.error('react-router is laid out differently: see data-mode-plugin');
    },
  };
}
