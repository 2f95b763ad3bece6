import { useEffect, useEffectEvent, useState } from 'react';
import { product as t } from '#texts/product';
import type { ProductDetails } from '../../../../../shop/catalog/browse/contract.ts';
import type { DataOf, InputOf } from '../../../../../shop/endpoints.ts';
import { tabStore } from '../../../../browser/browser-storage.ts';
import { CallError } from '../../../../client/call-error.ts';
import { call } from '../../../../client/call.ts';
import { failureText } from '../../../../client/forms/failure-text.ts';
import { storedJson } from '../../../../client/storage/stored-json.ts';
import { toast } from '../../../../ui/overlays/toast.ts';

type AlertVariant = Omit<DataOf<'getStockAlerts'>['alerts'][number], 'createdAt'>;

/** The stock alerts of a product. For a guest (`ready` false) the alert is stored and `askToSignIn` called. */
export function useStockAlerts(product: ProductDetails, ready: boolean, askToSignIn: () => void) {
  const [alerts, setAlerts] = useState<readonly AlertVariant[]>([]);
  const [busy, setBusy] = useState(false);

  const set = async (piece: AlertVariant, wait: boolean) => {
    if (busy) return;
    if (!ready) {
      pendingAlert.store(piece);
      return askToSignIn();
    }
    setBusy(true);
    try {
      setAlerts((await call(wait ? 'addStockAlert' : 'removeStockAlert', piece)).alerts);
      toast.success(wait ? (product.comingSoon ? t.willTellSoon : t.willTell) : t.notWaiting);
    } catch (error) {
      if (error instanceof CallError && error.status === 401) {
        pendingAlert.store(piece);
        askToSignIn();
      } else toast.error(failureText(error, t.tellFailed));
    } finally {
      setBusy(false);
    }
  };

  const begin = useEffectEvent(() => {
    const waiting = pendingAlert.take(product._id);
    if (waiting) return void set(waiting, true);
    if (canBeWaitedFor(product))
      call('getStockAlerts').then(
        (answer) => setAlerts(answer.alerts),
        () => null, // the call is idempotent
      );
  });
  useEffect(() => {
    if (ready) begin();
  }, [ready]);

  const isAwaited = (colorId: string | null, sizeId: string | null) =>
    alerts.some((one) => one.productId === product._id && one.colorId === colorId && one.sizeId === sizeId);
  return { isAwaited, set, busy };
}

const canBeWaitedFor = ({ comingSoon, variants }: ProductDetails) =>
  comingSoon || variants.some(({ available }) => available === 0);

type PendingAlert = InputOf<'addStockAlert'>;

const storageKey = 'pending-alert';

/** The stock alert a guest wanted, stored until sign-in; in session storage rather than the URL: a link must not set one. */
const pendingAlert = {
  store: (pending: PendingAlert): void => tabStore.set(storageKey, JSON.stringify(pending)),
  /** Removes and returns the stored alert for this product. */
  take(productId: string): PendingAlert | null {
    const pending = storedJson<PendingAlert | null>(tabStore, storageKey, null);
    if (pending?.productId !== productId) return null;
    tabStore.remove(storageKey);
    return pending;
  },
};
