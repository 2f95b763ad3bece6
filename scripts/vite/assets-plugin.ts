import { readFileSync } from 'node:fs';
import type { Manifest, Plugin } from 'vite';

const id = 'virtual:assets';

/** By page the parts whose script comes after it: the server renders them with it, so their looks are needed at once. */
export type LateParts = Readonly<Record<string, readonly string[]>>;

/**
 * Tells the server's build which files of the browser's build a page needs first: the entry's, and by page module
 * what comes on top. Paths are absolute, below `base`.
 */
export function assetsPlugin(manifestFile: string, base: string, lateParts: LateParts): Plugin {
  return {
    name: 'minwal:assets',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) =>
      source === `\0${id}`
        ? `export const assets = ${JSON.stringify(assetsOf(JSON.parse(readFileSync(manifestFile, 'utf8')), base, lateParts))};`
        : undefined,
  };
}

function assetsOf(manifest: Manifest, base: string, lateParts: LateParts) {
  const at = (file: string) => base + file;
  const entryKey = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  if (entryKey === undefined) throw new Error('The build of the pages has no entry');
  const entry = filesOf(manifest, entryKey);
  const pages = Object.keys(manifest).filter((key) => key.endsWith('-page.tsx'));
  return {
    script: at(manifest[entryKey]?.file ?? ''),
    modules: [...entry.modules].slice(1).map(at),
    styles: [...entry.styles].map(at),
    fonts: Object.fromEntries(
      Object.values(manifest)
        .filter(({ file }) => file.endsWith('.woff2'))
        .map(({ file, src = '' }) => [src.replace(/.*\/|\.woff2$/g, ''), at(file)]),
    ),
    pages: Object.fromEntries(
      pages.map((key) => {
        const name = key.replace(/^.*storefront\/|-page\.tsx$/g, '');
        const page = filesOf(manifest, key);
        const late = (lateParts[name] ?? []).map((part) => filesOf(manifest, partKey(manifest, part)).styles);
        const styles = late.reduce((all, more) => all.union(more), page.styles);
        return [
          name,
          {
            modules: [...page.modules.difference(entry.modules)].map(at),
            styles: [...styles.difference(entry.styles)].map(at),
          },
        ];
      }),
    ),
  };
}

function partKey(manifest: Manifest, part: string): string {
  const key = `src/web/storefront/${part}.tsx`;
  if (!manifest[key]) throw new Error(`${part} is no part that comes late`);
  return key;
}

/** A chunk's own file first, then all it imports at once, each once. */
function filesOf(
  manifest: Manifest,
  key: string,
  found = { modules: new Set<string>(), styles: new Set<string>() },
) {
  const chunk = manifest[key];
  if (!chunk || found.modules.has(chunk.file)) return found;
  found.modules.add(chunk.file);
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, found);
  for (const style of chunk.css ?? []) found.styles.add(style);
  return found;
}
