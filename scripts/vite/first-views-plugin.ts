import { basename } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { type LazySections, pageGraph, type PageName } from './page-graph.ts';

/** The files of a first view, as names in the folder of the build. */
export type Files = {
  /** The page's own file first. */
  scripts: readonly string[];
  /** In the order of the cascade. */
  styles: readonly string[];
};

/** What the browser's build passes to the server's build and to the check of sizes. */
export type FirstViews = {
  /** What every page starts with; `scripts[0]` starts it. */
  entry: Files;
  /** By the name in the route's handle: what a page needs beside the entry. */
  pages: Readonly<Record<PageName, Files>>;
  /** By the name of the face: `readex-pro-latin`. */
  fonts: Readonly<Record<string, string>>;
  /** The name of the chunk that each script holds. */
  chunks: Readonly<Record<string, string>>;
};

const lazySection = /\blazySection\(\s*async \(\) => \(await import\('([^']+)'\)\)/g;

/**
 * Writes down which files each page needs first. `sections` is filled on the way: the server renders a lazy section with
 * its page, so its styles belong to the first view and its script does not.
 */
export function firstViewsPlugin(sections: LazySections): Plugin[] {
  return [
    {
      name: 'minwal:lazy-sections',
      enforce: 'pre',
      transform: {
        filter: { code: /\blazySection\(/ },
        async handler(code, importer) {
          const sources = Array.from(code.matchAll(lazySection), ([, source = '']) => source);
          if (sources.length !== code.split(/\blazySection\(/).length - 1)
            this.error(`${importer}: write lazySection(async () => (await import('…')).Name)`);
          for (const source of sources) {
            const id = (await this.resolve(source, importer))?.id ?? source;
            sections.set(id, (sections.get(id) ?? new Set()).add(importer));
          }
        },
      },
    },
    {
      name: 'minwal:first-views',
      enforce: 'post',
      generateBundle(_, bundle) {
        const outputs = Object.values(bundle);
        const chunks = outputs.filter((output) => output.type === 'chunk');
        const { modules, pagesOf } = pageGraph((id) => this.getModuleInfo(id), sections);
        const filesOf = fileReader(chunks);
        const entry = chunks.find(({ isEntry }) => isEntry);
        if (!entry) return this.error('The build of the pages has no entry');
        const first = filesOf([entry]);
        const chunkOf = (id: string) =>
          chunks.find(({ moduleIds, facadeModuleId }) => facadeModuleId === id || moduleIds.includes(id)) ??
          this.error(`${id} is in no chunk`);
        const shown = [...sections.keys()].map((id) => ({ chunk: chunkOf(id), pages: pagesOf(id).shows }));
        const pageFiles = (name: PageName, id: string): Files => {
          const page = chunkOf(id);
          const late = shown.filter(({ pages }) => pages.has(name)).map(({ chunk }) => chunk);
          return {
            scripts: without(filesOf([page]).scripts, first.scripts),
            styles: without(filesOf([page, ...late]).styles, first.styles),
          };
        };
        const assets = outputs
          .filter((output) => output.type === 'asset')
          .map(({ fileName, originalFileNames: [source = ''] }) => [source, fileName] as const);
        const found: FirstViews = {
          entry: first,
          pages: Object.fromEntries([...modules].map(([name, id]) => [name, pageFiles(name, id)])),
          fonts: Object.fromEntries(
            assets
              .filter(([, file]) => file.endsWith('.woff2'))
              .map(([source, file]) => [basename(source, '.woff2'), file]),
          ),
          chunks: Object.fromEntries(chunks.map(({ fileName, name }) => [fileName, name])),
        };
        this.emitFile({ type: 'asset', fileName: '.vite/first-views.json', source: JSON.stringify(found) });
      },
    },
  ];
}

/** Collects a chunk's own file first, then all it imports at once, each once; styles in the order of the cascade. */
function fileReader(chunks: readonly Rolldown.OutputChunk[]) {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  return (starts: readonly Rolldown.OutputChunk[]): Files => {
    const [scripts, styles] = [new Set<string>(), new Set<string>()];
    const add = (chunk: Rolldown.OutputChunk | undefined) => {
      if (!chunk || scripts.has(chunk.fileName)) return;
      scripts.add(chunk.fileName);
      for (const imported of chunk.imports) add(byFile.get(imported));
      for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
    };
    starts.forEach(add);
    return { scripts: [...scripts], styles: [...styles] };
  };
}

const without = (files: readonly string[], others: readonly string[]) =>
  files.filter((file) => !others.includes(file));
