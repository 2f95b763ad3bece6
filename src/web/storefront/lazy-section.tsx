import { type ComponentType, lazy, memo, Suspense, useState } from 'react';

/**
 * A part of a page that is read rather than pressed. The server renders it with the page; the browser leaves it as it
 * stands, brings its code once the page answers, and takes it over then. Its properties must stay the same until that
 * happens: React would put nothing in its place meanwhile. `bring` fetches the code ahead: on the server before anything
 * is rendered, in a loader so that a step to the page shows it whole. Styles of such parts are named in `vite.config.ts`.
 */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let there: ComponentType<Props> | null = null;
  const bring = async () => {
    there = await load();
    return { default: there };
  };
  const Coming = lazy(() => bring().catch(() => onceOnline().then(bring)));
  const Part = (props: Props) => {
    const [Shown] = useState<ComponentType<Props>>(() => there ?? Coming);
    return (
      <Suspense>
        <Shown {...props} />
      </Suspense>
    );
  };
  return Object.assign(memo(Part), { bring });
}

/** A lost line leaves the part as the server rendered it: it can be read. */
const onceOnline = () => new Promise((found) => addEventListener('online', found, { once: true }));
