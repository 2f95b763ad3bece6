import { resolve } from 'node:path';
import type { Rolldown } from 'vite';
import { textUsers } from './texts-plugin.ts';

const storefront = `${resolve(import.meta.dirname, '../../src/web/storefront').replaceAll('\\', '/')}/`;
const routes = `${storefront}routes.ts`;

/** A page by its name in `page-names.ts`: `home/home` is the module `home/home-page.tsx` of its quarter. */
export type PageName = string;

/** The module of each lazy section, and the modules that show it. */
export type LazySections = Map<string, Set<string>>;

export type Lookup = (id: string) => Rolldown.ModuleInfo | null;

/** The pages a module is there for. */
type ModulePages = {
  /** They import it, so its script is part of their first view. */
  imports: ReadonlySet<PageName>;
  /** Their HTML shows it, so its styles are part of their first view: `imports` and lazy sections. */
  shows: ReadonlySet<PageName>;
  /** They may load it at some time. What the layout loads counts for every page. */
  loads: ReadonlySet<PageName>;
};

export type PageGraph = {
  /** The module of each page. */
  modules: ReadonlyMap<PageName, string>;
  pagesOf: (id: string) => ModulePages;
};

/** Tells which pages a module serves: read from imports alone, so that files may be renamed and moved. */
export function pageGraph(lookup: Lookup, sections: LazySections): PageGraph {
  const modules = new Map(lookup(routes)?.dynamicallyImportedIds.map((id) => [pageName(id), id]));
  if (modules.size === 0) throw new Error(`${routes} imports no pages`);
  const names = new Map([...modules].map(([name, id]) => [id, name]));
  const importers = (id: string) => textUsers(id, lookup) ?? lookup(id)?.importers ?? [];
  const pagesAbove = (id: string, parents: (id: string) => Iterable<string>) => {
    const reached = new Set([id]);
    for (const each of reached) for (const parent of parents(each)) reached.add(parent);
    if ([...reached].some((each) => lookup(each)?.isEntry)) return new Set(modules.keys());
    return new Set([...reached].flatMap((each) => names.get(each) ?? []));
  };
  return {
    modules,
    pagesOf: (id) => ({
      imports: pagesAbove(id, importers),
      shows: pagesAbove(id, (each) => [...importers(each), ...(sections.get(each) ?? [])]),
      loads: pagesAbove(id, (each) =>
        names.has(each) ? [] : [...importers(each), ...(lookup(each)?.dynamicImporters ?? [])],
      ),
    }),
  };
}

function pageName(id: string): PageName {
  const name = /^[\w-]+\/(.+)-page\.tsx$/.exec(id.replaceAll('\\', '/').replace(storefront, ''))?.[1];
  if (name === undefined) throw new Error(`routes.ts imports ${id}, whose name does not end in -page.tsx`);
  return name;
}
