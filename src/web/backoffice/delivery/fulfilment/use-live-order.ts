import { useRevalidator } from 'react-router';
import type { ConsoleOrder } from '../../../../shop/delivery/fulfilment/contract.ts';
import { useLive } from '../../client/live.ts';

/** Reads an open order again when another person changes it. */
export function useLiveOrder({ _id, version }: ConsoleOrder): void {
  const { revalidate } = useRevalidator();
  useLive(['order'], (event) => {
    if (event === null || (event.id === _id && event.version > version)) void revalidate();
  });
}
