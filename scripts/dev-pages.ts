import type { Server } from 'node:http';
import { join } from 'node:path';
import { createServer, defaultClientConditions, type Plugin, type ViteDevServer } from 'vite';
import type { Language } from '../src/shop/language.ts';
import { consoleCallsPlugin, everyCallPlugin } from './vite/calls-plugin.ts';

const root = join(import.meta.dirname, '..');
const entries = {
  console: 'src/web/backoffice/entry.tsx',
  round: 'src/web/backoffice/delivery/round/entry.tsx',
  shop: 'src/web/storefront/entry-client.tsx',
};

export const devBase = (language: Language) => `/sources/${language}/`;

/** What pages in this language load, from the sources, each file by itself. Its messages go over the given server. */
export function devPages(language: Language, server: Server): Promise<ViteDevServer> {
  return createServer({
    configFile: false,
    root,
    base: devBase(language),
    appType: 'custom',
    logLevel: 'warn',
    publicDir: false,
    cacheDir: join(root, `.cache/dev-${language}`),
    plugins: [everyCallPlugin(), consoleCallsPlugin(), drawnInBrowserPlugin()],
    resolve: { conditions: [...(language === 'ar' ? ['ar'] : []), ...defaultClientConditions] },
    optimizeDeps: { entries: Object.values(entries) },
    server: {
      middlewareMode: true,
      hmr: { server },
      watch: { ignored: ['**/.data/**', '**/dist/**', '**/test-results/**', '**/*.test.ts'] },
    },
  });
}

/** The page of the store with what it loads from the sources, drawn by them alone: its markup is of the last build. */
export function pageFromSources(page: string): string {
  const language: Language = page.includes('<html lang="ar"') ? 'ar' : 'en';
  const base = devBase(language);
  return page
    .replaceAll(/<link rel="(?:stylesheet|modulepreload|preload|manifest)"[^>]*>/g, '')
    .replace(/<div id="root">.*?<\/div><p id="start-failed"/s, '<div id="root"></div><p id="start-failed"')
    .replace(/<script type="module" src="([^"]*)"><\/script>/, (_all, built: string) => {
      const app = /^\/assets\/(console|round)\//.exec(built)?.[1];
      const entry = app === 'console' || app === 'round' ? entries[app] : entries.shop;
      return ['@vite/client', entry]
        .map((file) => `<script type="module" src="${base}${file}"></script>`)
        .join('');
    });
}

/** Without the server's markup there is nothing to take over. */
function drawnInBrowserPlugin(): Plugin {
  return {
    name: 'minwal:drawn-in-browser',
    transform: {
      filter: { id: /\/storefront\/entry-client\.tsx$/ },
      handler: (code) => ({
        code: code
          .replace('hydrateRoot }', 'createRoot }')
          .replace('hydrateRoot(root,', 'createRoot(root).render('),
        map: null,
      }),
    },
  };
}
