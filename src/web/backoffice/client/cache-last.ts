import type { LoaderFunctionArgs } from 'react-router';
import { isOutage } from '../../client/call-error.ts';

/** What a list shows; `asOf` is when it was read where it could not be read again, else null. */
export type Cached<Data> = { data: Data; asOf: string | null };

/** A loader that falls back on the last answer for its address when offline; else it throws what `load` throws. */
export function cacheLast<Data>(load: (args: LoaderFunctionArgs) => Promise<Data>) {
  const shown = new Map<string, { data: Data; at: string }>();
  return async (args: LoaderFunctionArgs): Promise<Cached<Data>> => {
    try {
      const data = await load(args);
      shown.set(args.request.url, { data, at: new Date().toISOString() });
      return { data, asOf: null };
    } catch (error) {
      const last = shown.get(args.request.url);
      if (last === undefined || !isOutage(error)) throw error;
      return { data: last.data, asOf: last.at };
    }
  };
}
