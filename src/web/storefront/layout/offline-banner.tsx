import { useSyncExternalStore } from 'react';
import { layout as t } from '#texts/layout';
import { Banner } from '../../ui/banner.tsx';

/** Under the header while the browser has no connection. */
export function OfflineBanner() {
  const online = useSyncExternalStore(
    onConnection,
    () => navigator.onLine,
    () => true,
  );
  return online ? null : <Banner tone="offline">{t.offline}</Banner>;
}

function onConnection(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
