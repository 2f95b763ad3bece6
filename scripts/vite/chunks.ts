import type { Rolldown } from 'vite';
import { type LazySections, pageGraph, type PageGraph, type PageName } from './page-graph.ts';

/** The pages that visits begin with: few files, and no more script than check-size.ts allows. */
export const landingPages = {
  home: 'home/home',
  list: 'search/search',
  product: 'browse/product',
} as const satisfies Record<string, PageName>;

/** The chunks that several pages load. */
export const sharedChunks = [
  'vendor',
  'entry-client',
  'common',
  'cards',
  'list',
  'controls',
  'product',
  'home',
  'sections',
] as const;
type SharedChunk = (typeof sharedChunks)[number];

/**
 * What every page starts with comes in two files: the libraries, which outlive a release, and the shop's own code. What
 * several pages share comes in a few files more, by the pages that import it. The rest is left to the bundler.
 */
export function chunkGroups(sections: LazySections): Rolldown.CodeSplittingGroup[] {
  let graph: PageGraph | undefined;
  return [
    { name: 'vendor', test: /node_modules/, tags: ['$initial'], priority: 3 },
    { name: 'entry-client', tags: ['$initial'], priority: 2 },
    {
      name: (id, context) => {
        graph ??= checked(pageGraph((each) => context.getModuleInfo(each), sections));
        const info = context.getModuleInfo(id);
        return info && sharedChunk(info, graph);
      },
      // The rules below put a module's imports into its own chunk or into one that more pages load.
      includeDependenciesRecursively: false,
      priority: 1,
    },
  ];
}

const { home, list, product } = landingPages;

function sharedChunk(info: Rolldown.ModuleInfo, graph: PageGraph): SharedChunk | null {
  const { imports, shows, loads } = graph.pagesOf(info.id);
  const landing = (pages: ReadonlySet<PageName>) =>
    Object.values(landingPages).filter((page) => pages.has(page)).length;
  const onMany = imports.has(list) && imports.size > 4;
  if (info.id.endsWith('.module.css')) {
    if (landing(shows) > 1 || onMany) return 'common';
    if (shows.has(product)) return imports.size > 1 ? 'controls' : 'product';
  }
  if (imports.size === 0 && loads.size === 1 && shows.has(product)) return 'sections';
  if (info.dynamicImporters.length > 0 || loads.size === 1) return null;
  if (imports.has(product))
    return landing(imports) > 1 ? 'common' : imports.size > 1 ? 'controls' : 'product';
  if (imports.has(list)) return landing(shows) > 1 || onMany ? 'cards' : 'list';
  return imports.has(home) && imports.size > 1 ? 'home' : null;
}

function checked(graph: PageGraph): PageGraph {
  for (const page of Object.values(landingPages))
    if (!graph.modules.has(page))
      throw new Error(`chunks.ts names the page ${page}, which routes.ts does not have`);
  return graph;
}
