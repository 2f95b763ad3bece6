import type { Plugin } from 'vite';
import { consoleEndpoints } from '../../src/shop/console-endpoints.ts';
import { callsWithoutPage, endpoints } from '../../src/shop/endpoints.ts';
import type { ConsoleEndpoint } from '../../src/shop/wire/console-endpoint.ts';
import { inputPlace } from '../../src/shop/wire/endpoint.ts';

/**
 * Gives the pages the call map as rows, `[path, method, access, place of the input]`, so that the schemas (and zod)
 * stay out of the browser. A place implied by the method is omitted, and rows with equal ends are adjacent, which
 * compresses best.
 */
export const callsPlugin = (): Plugin => rowsPlugin('calls', rows);

/** The same for the console: `[path, method, place of the input]`. */
export const consoleCallsPlugin = (): Plugin => rowsPlugin('console-calls', consoleRows);

function rowsPlugin(name: string, rowsOf: () => object): Plugin {
  return {
    name: `minwal:${name}`,
    resolveId: { filter: { id: new RegExp(`^virtual:${name}$`) }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: new RegExp(`^\0virtual:${name}$`) },
      handler: () => `export const calls = ${JSON.stringify(rowsOf())};`,
    },
  };
}

function rows() {
  const called = Object.entries(endpoints).filter(
    ([name]) => !callsWithoutPage.some((other) => other === name),
  );
  const named = called.map(([name, call]) => {
    const place = 'form' in call ? 'form' : inputPlace(call);
    const implied = call.method === 'GET' || call.method === 'DELETE' ? 'query' : 'body';
    const end = [call.method, call.access, ...(place === null || place === implied ? [] : [place])];
    return { name, end, row: [call.path, ...end] };
  });
  const keyOf = ({ end, row }: (typeof named)[number]) => [...end, ...row].join(' ');
  const sorted = named.sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  return Object.fromEntries(sorted.map(({ name, row }) => [name, row]));
}

function consoleRows() {
  return Object.fromEntries(
    Object.entries<ConsoleEndpoint>(consoleEndpoints).map(([name, call]) => [
      name,
      [call.path, call.method, inputPlace(call)],
    ]),
  );
}
