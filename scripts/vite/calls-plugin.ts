import type { Plugin } from 'vite';
import { inputPlace } from '../../src/shop/endpoint.ts';
import { endpoints } from '../../src/shop/endpoints.ts';

const id = 'virtual:calls';

/**
 * Gives the pages the map of calls as plain rows, `[path, method, access, place of the input, form?]`, so that the
 * schemas (and zod with them) stay out of the browser. Path first compresses best.
 */
export function callsPlugin(): Plugin {
  return {
    name: 'minwal:calls',
    resolveId: { filter: { id: /^virtual:calls$/ }, handler: () => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:calls$/ },
      handler: () => `export const calls = ${JSON.stringify(rows())};`,
    },
  };
}

function rows() {
  return Object.fromEntries(
    Object.entries(endpoints).map(([name, call]) => {
      const row = [call.path, call.method, call.access, inputPlace(call)];
      return [name, 'form' in call ? [...row, true] : row];
    }),
  );
}
