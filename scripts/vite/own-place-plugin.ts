import { dirname, relative } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Modules of the server find their files from their own place. In one bundle they would all be in one: each keeps its own,
 * below the bundle, where the build puts those files. Processes of their own are entries of the bundle.
 */
export function ownPlacePlugin(root: string): Plugin {
  return {
    name: 'minwal:own-place',
    enforce: 'pre',
    transform: {
      filter: { id: /\/(src|db|scripts)\/.+\.ts$/, code: /import\.meta\.(dirname|url)/ },
      handler(code, id) {
        const path = relative(root, id).replaceAll('\\', '/');
        return {
          code: code
            .replaceAll(
              /new URL\('\.\/([\w-]+-process)\.ts', import\.meta\.url\)/g,
              "new URL('./$1.js', OWN_URL)",
            )
            .replaceAll('import.meta.url', `new URL('./${path}', import.meta.url).href`)
            .replaceAll('OWN_URL', 'import.meta.url')
            .replaceAll('import.meta.dirname', `(import.meta.dirname + '/${dirname(path)}')`),
          map: null,
        };
      },
    },
  };
}
