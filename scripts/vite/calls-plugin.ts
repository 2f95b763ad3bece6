import type { Plugin } from 'vite';
import { inputPlace } from '../../src/shop/endpoint.ts';
import { endpoints } from '../../src/shop/endpoints.ts';

const id = 'virtual:calls';

/**
 * Gives the pages the map of calls as plain rows, `[path, method, access, place of the input]`, so that the schemas (and
 * zod with them) stay out of the browser. A place that the method implies is left out, and rows that end alike stand
 * beside each other: that compresses best.
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
  const named = Object.entries(endpoints).map(([name, call]) => {
    const place = 'form' in call ? 'form' : inputPlace(call);
    const implied = call.method === 'GET' || call.method === 'DELETE' ? 'query' : 'body';
    const end = [call.method, call.access, ...(place === null || place === implied ? [] : [place])];
    return { name, end, row: [call.path, ...end] };
  });
  const sorted = named.sort((one, other) => (`${one.end} ${one.row}` < `${other.end} ${other.row}` ? -1 : 1));
  return Object.fromEntries(sorted.map(({ name, row }) => [name, row]));
}
