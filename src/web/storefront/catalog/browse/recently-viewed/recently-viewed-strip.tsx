import { Suspense, useEffect, useState } from 'react';
import { localStore } from '../../../../browser/browser-storage.ts';
import { storedJson } from '../../../../client/storage/stored-json.ts';
import { lazyPart } from '../../../lazy-part.ts';
import { viewedKey } from './viewed-key.ts';

const Strip = lazyPart(async () => (await import('./recently-viewed-list.tsx')).RecentlyViewedList);

/** Recently viewed products; loaded after hydration, where browser storage has any. */
export function RecentlyViewedStrip(props: { except?: string }) {
  const [hasAny, setHasAny] = useState(false);
  useEffect(() => setHasAny(storedJson(localStore, viewedKey, null) !== null), []);
  return (
    hasAny && (
      <Suspense>
        <Strip {...props} />
      </Suspense>
    )
  );
}
