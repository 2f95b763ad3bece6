import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const OWN = resolve(import.meta.dirname, '../../src/web/client/load-with-styles.ts');

/** Replaces Vite's function around dynamic imports by the shop's own. The build fails where Vite no longer has it under this name. */
export function ownPreloadPlugin(): Plugin {
  let isMet = false;
  return {
    name: 'minwal:own-preload',
    enforce: 'pre',
    resolveId(source) {
      if (source !== '\0vite/preload-helper.js') return null;
      isMet = true;
      return OWN;
    },
    buildEnd(error) {
      if (!error && !isMet) this.error('Vite loads pages in another way: see own-preload-plugin');
    },
  };
}
