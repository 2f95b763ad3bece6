import { type ComponentType, lazy, memo, Suspense, useState } from 'react';
import { loadLate } from '../client/device/late-code.ts';

/**
 * A section of a page that hydrates late. The server renders it; the browser keeps that HTML, loads the section's
 * code after the page is interactive, and then hydrates it. Until then its props must not change, or React would
 * discard the HTML. While its code cannot be loaded it stays as rendered. `preload` loads the code early: on the server before rendering, and in a loader so that
 * client-side navigation shows the whole page. The build reads which module is imported, to include its styles
 * (scripts/vite/first-views-plugin.ts).
 */
export function lazySection<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null;
  const preload = async () => {
    loaded = await load();
    return { default: loaded };
  };
  const Lazy = lazy(() => loadLate(preload));
  const Section = (props: Props) => {
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    return (
      <Suspense>
        <Shown {...props} />
      </Suspense>
    );
  };
  return Object.assign(memo(Section), { preload });
}
