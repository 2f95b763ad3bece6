import type { Plugin } from 'vite';
import { consoleEndpoints } from '../../src/shop/console-endpoints.ts';
import { callsWithoutPage, endpoints } from '../../src/shop/endpoints.ts';
import type { ConsoleEndpoint } from '../../src/shop/wire/console-endpoint.ts';
import { type Endpoint, inputPlace } from '../../src/shop/wire/endpoint.ts';

/**
 * Gives the pages the call map as rows, `[path, method, access, place of the input]`, so that the schemas (and zod)
 * stay out of the browser. A place implied by the method is omitted. Each module that names a call brings its row, so
 * a first view has the rows of its own calls alone: 0.8 KB less than all of them.
 */
export function callsPlugin(): Plugin {
  const names = Object.keys(endpoints).filter((name) => !callsWithoutPage.some((other) => other === name));
  const literal = new RegExp(`["'\`](${names.join('|')})["'\`]`);
  const all: Record<string, Endpoint> = endpoints;
  return {
    ...virtualModule('calls', () => ({})),
    transform: {
      filter: { id: /\/src\/(shop|web)\/.+\.tsx?$/, code: literal },
      handler(code) {
        const named = new Set(Array.from(code.matchAll(new RegExp(literal, 'g')), ([, name = '']) => name));
        const rows = [...named].sort().map((name) => {
          const call = all[name];
          return call === undefined ? '' : `calls_.${name}=${JSON.stringify(rowOf(call))};`;
        });
        // On the first line, so that the lines of errors stay as they are.
        return { code: `import{calls as calls_}from'virtual:calls';${rows.join('')}${code}`, map: null };
      },
    },
  };
}

/** The whole map, for tests: they load modules again, apart from those that name the calls. */
export const everyCallPlugin = (): Plugin =>
  virtualModule('calls', () =>
    Object.fromEntries(Object.entries<Endpoint>(endpoints).map(([name, call]) => [name, rowOf(call)])),
  );

/** The same for the console, all of them: `[path, method, place of the input]`. */
export const consoleCallsPlugin = (): Plugin => virtualModule('console-calls', consoleRows);

function virtualModule(name: string, content: () => object): Plugin {
  return {
    name: `minwal:${name}`,
    resolveId: { filter: { id: new RegExp(`^virtual:${name}$`) }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: new RegExp(`^\0virtual:${name}$`) },
      handler: () => `export const calls = ${JSON.stringify(content())};`,
    },
  };
}

function rowOf(call: Endpoint): string[] {
  const place = 'form' in call ? 'form' : inputPlace(call);
  const implied = call.method === 'GET' || call.method === 'DELETE' ? 'query' : 'body';
  return [call.path, call.method, call.access, ...(place === null || place === implied ? [] : [place])];
}

function consoleRows() {
  return Object.fromEntries(
    Object.entries<ConsoleEndpoint>(consoleEndpoints).map(([name, call]) => [
      name,
      [call.path, call.method, inputPlace(call)],
    ]),
  );
}
