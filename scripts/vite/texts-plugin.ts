import { readFile } from 'node:fs/promises';
import { parseSync, type Plugin } from 'vite';

const catalog = /\/src\/shop\/texts\/(?:en|ar)\/[\w-]+\.ts$/;
const flat = '?flat';

/**
 * Lets a page carry only the sentences it says. A catalog of texts is one object, and bundlers keep or drop an object
 * whole; here each of its keys becomes an export of its own behind the same name, so that what a page does not say
 * falls away and what it says once stands in its place.
 */
export function textsPlugin(): Plugin {
  return {
    name: 'minwal:texts',
    enforce: 'pre',
    resolveId: (source) =>
      catalog.test(source.replace(flat, '')) && source.endsWith(flat) ? source : undefined,
    async load(id) {
      const file = id.replace(flat, '').replaceAll('\\', '/');
      if (!catalog.test(file)) return undefined;
      const code = await readFile(file, 'utf8');
      const found = catalogIn(file, code);
      if (!found) return undefined;
      return id.endsWith(flat)
        ? { code: found.flattened, moduleSideEffects: false }
        : {
            code: `export * as ${found.name} from ${JSON.stringify(file + flat)};`,
            moduleSideEffects: false,
          };
    },
  };
}

/** The one exported object of the file, with its keys as exports; null where a file holds anything else. */
function catalogIn(file: string, code: string): { name: string; flattened: string } | null {
  const { program } = parseSync(file, code);
  const exported = program.body.filter((node) => node.type === 'ExportNamedDeclaration');
  const [only] = exported;
  if (exported.length !== 1 || only?.declaration?.type !== 'VariableDeclaration') return null;
  const [declared] = only.declaration.declarations;
  if (declared?.id.type !== 'Identifier' || !declared.init) return null;
  const value = declared.init.type === 'TSSatisfiesExpression' ? declared.init.expression : declared.init;
  if (value.type !== 'ObjectExpression') return null;
  const keys: string[] = [];
  const lines: string[] = [];
  for (const property of value.properties) {
    if (property.type !== 'Property' || property.key.type !== 'Identifier' || property.method) return null;
    keys.push(property.key.name);
    lines.push(`const text${keys.length} = ${code.slice(property.value.start, property.value.end)};`);
  }
  const exportsOfKeys = keys.map((key, place) => `text${place + 1} as ${key}`).join(', ');
  const { name } = declared.id;
  // A sentence that quotes another of its catalog needs the whole.
  if (lines.some((line) => new RegExp(`\\b${name}\\.`).test(line))) return null;
  const rest = code.slice(0, only.start) + code.slice(only.end);
  return { name, flattened: `${rest}\n${lines.join('\n')}\nexport { ${exportsOfKeys} };` };
}
