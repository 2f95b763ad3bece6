import { readFileSync } from 'node:fs';
import { parseSync, type Plugin, type Rolldown } from 'vite';

const catalogFile = /\/src\/shop\/texts\/(?:en|ar)\/[\w-]+\.ts$/;
const partOf = /^(.*\/src\/shop\/texts\/(?:en|ar)\/[\w-]+\.ts)\?(?:keys|key=(\w+))$/;
const ours = /\/src\/shop\/texts\/(?:en|ar)\//;

/**
 * Lets a page contain only the sentences it uses. A catalog of texts is one object, which bundlers keep or drop whole;
 * here its keys become exports. A plain sentence is inlined as a constant; a function is a module of its own, bundled
 * with the pages that use it.
 */
export function textsPlugin(): Plugin {
  const catalogs = new Map<string, Catalog | null>();
  const catalogOf = (file: string) => {
    if (!catalogs.has(file)) catalogs.set(file, catalogFile.test(file) ? readCatalog(file) : null);
    return catalogs.get(file);
  };
  return {
    name: 'minwal:texts',
    enforce: 'pre',
    resolveId: { filter: { id: partOf }, handler: (source) => source },
    load: {
      filter: { id: ours },
      handler(id) {
        const [, file = id, key] = partOf.exec(id) ?? [];
        const catalog = catalogOf(file);
        // Modules that catalogs share are split in the same way.
        if (!catalog) return { code: readFileSync(file, 'utf8'), moduleSideEffects: false };
        const code = key ? catalog.keyModule(key) : id === file ? catalog.nameModule() : catalog.keysModule();
        return { code, moduleSideEffects: false };
      },
    },
  };
}

/**
 * The modules that use a sentence which is a module of its own; null for any other module. Its importer is the
 * catalog's list of all keys, which tells nothing about pages.
 */
export function textUsers(id: string, lookup: (id: string) => Rolldown.ModuleInfo | null): string[] | null {
  const [, file, key] = partOf.exec(id) ?? [];
  if (file === undefined || key === undefined) return null;
  const said = new RegExp(`\\.${key}\\b`);
  return lookup(file)?.importers.filter((user) => said.test(lookup(user)?.code ?? '')) ?? [];
}

type Catalog = { nameModule: () => string; keysModule: () => string; keyModule: (key: string) => string };

/** The one exported object of a file, taken apart; null where a file holds anything else. */
function readCatalog(file: string): Catalog | null {
  const code = readFileSync(file, 'utf8');
  const { body } = parseSync(file, code).program;
  const exported = body.filter((node) => node.type === 'ExportNamedDeclaration');
  const [only] = exported;
  if (exported.length !== 1 || only?.declaration?.type !== 'VariableDeclaration') return null;
  const [declared] = only.declaration.declarations;
  if (declared?.id.type !== 'Identifier' || !declared.init) return null;
  const { name } = declared.id;
  const value = declared.init.type === 'TSSatisfiesExpression' ? declared.init.expression : declared.init;
  if (value.type !== 'ObjectExpression') return null;
  const texts = new Map<string, { source: string; plain: boolean }>();
  for (const property of value.properties) {
    if (property.type !== 'Property' || property.key.type !== 'Identifier' || property.method) return null;
    const source = code.slice(property.value.start, property.value.end);
    // A sentence that quotes another of its catalog needs the whole.
    if (new RegExp(`\\b${name}\\.\\w`).test(source)) return null;
    texts.set(property.key.name, { source, plain: property.value.type === 'Literal' });
  }
  const imports = body.filter((node) => node.type === 'ImportDeclaration');
  const helpers = body
    .filter((node) => node !== only && node.type !== 'ImportDeclaration')
    .map(({ start, end }) => code.slice(start, end))
    .join('\n');
  // An import that a sentence does not use would count among what its pages load.
  const importsOf = (text: string) =>
    imports
      .filter(({ specifiers }) =>
        specifiers.some(({ local }) => new RegExp(`\\b${local.name}\\b`).test(text)),
      )
      .map(({ start, end }) => code.slice(start, end))
      .join('\n');
  return {
    nameModule: () => `export * as ${name} from ${JSON.stringify(`${file}?keys`)};`,
    keysModule: () =>
      [...texts]
        .map(([key, { source, plain }], place) => exportOf(file, key, plain ? source : null, place))
        .join('\n'),
    keyModule: (key) => {
      const text = `${helpers}\nconst text = ${texts.get(key)?.source};\nexport { text as ${key} };`;
      return `${importsOf(text)}\n${text}`;
    },
  };
}

function exportOf(file: string, key: string, sentence: string | null, place: number): string {
  if (sentence === null) return `export { ${key} } from ${JSON.stringify(`${file}?key=${key}`)};`;
  return `const text${place} = ${sentence};\nexport { text${place} as ${key} };`;
}
