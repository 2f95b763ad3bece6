import { readFileSync } from 'node:fs';
import type { Manifest, Plugin } from 'vite';

const id = 'virtual:assets';

/**
 * Tells the server's build which files of the browser's build a page needs first: the entry's, and by page module
 * what comes on top. Paths are absolute, below `base`.
 */
export function assetsPlugin(manifestFile: string, base: string): Plugin {
  return {
    name: 'minwal:assets',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) =>
      source === `\0${id}`
        ? `export const assets = ${JSON.stringify(assetsOf(JSON.parse(readFileSync(manifestFile, 'utf8')), base))};`
        : undefined,
  };
}

function assetsOf(manifest: Manifest, base: string) {
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
        const page = filesOf(manifest, key);
        return [
          key.replace(/^.*storefront\/|-page\.tsx$/g, ''),
          {
            modules: [...page.modules.difference(entry.modules)].map(at),
            styles: [...page.styles.difference(entry.styles)].map(at),
          },
        ];
      }),
    ),
  };
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
