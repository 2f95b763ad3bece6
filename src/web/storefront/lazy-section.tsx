import { type ComponentType, lazy, memo, Suspense, useState } from 'react';

/**
 * A section of a page that is read rather than pressed. The server renders it with the page; the browser leaves that
 * HTML as it is, loads the section's code once the page answers, and hydrates it then. Until that happens its
 * properties must stay the same: React would empty it. `preload` loads the code ahead: on the server before anything is
 * rendered, in a loader so that a step to the page shows it whole. The build reads which module is loaded, for the
 * page's styles (scripts/vite/first-views-plugin.ts).
 */
export function lazySection<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null;
  const preload = async () => {
    loaded = await load();
    return { default: loaded };
  };
  const Lazy = lazy(() => preload().catch(() => onceOnline().then(preload)));
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

/** Without a connection the section stays as the server rendered it: it can be read. */
const onceOnline = () => new Promise((resolve) => addEventListener('online', resolve, { once: true }));
