import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const prefix = '\0react:';
const require = createRequire(import.meta.url);

/**
 * React comes as CommonJS only: every module that imports it would unwrap it anew and reach each function through the
 * wrapper. Here it is unwrapped once, and its functions are imported like any others: 0.7 KB of a first visit.
 */
export function reactPlugin(): Plugin {
  return {
    name: 'minwal:react',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react(?:-dom|\/jsx-runtime)?$/ },
      handler: (source, importer, { kind }) =>
        kind === 'require-call' || importer?.startsWith(prefix) ? undefined : prefix + source,
    },
    load: {
      filter: { id: /^\0react:/ },
      handler: (id) => ({ code: moduleOf(id.slice(prefix.length)), moduleSideEffects: false }),
    },
  };
}

function moduleOf(source: string): string {
  // Whatever React's own module exports, by name.
  const names = Object.keys(require(source) as object).filter((name) => !name.startsWith('__'));
  return [
    `import all from '${source}';`,
    ...names.map((name) => `export const ${name} = all.${name};`),
    'export default all;',
  ].join('\n');
}
