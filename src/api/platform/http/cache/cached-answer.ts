import type { FastifyRequest } from 'fastify';
import type { CacheTag } from '../../db/changes/catalog-changes.ts';

/** The tags of an answer, and what to run each time it is served from the cache. */
export type Cacheable = { tags: readonly CacheTag[]; onServe: readonly (() => void)[] };

/** An answer that stands in for what could not be read is not stored. */
export type Storable = Cacheable & { isFallback?: boolean };

// Keyed by Node's request: an in-process call gets it back with the answer.
const marks = new WeakMap<object, Cacheable>();

export function markCacheable(request: FastifyRequest, { tags, onServe }: Cacheable): void {
  marks.set(request.raw, { tags, onServe });
}

/** The mark of a request's answer, or undefined if it is for its caller only. */
export const cacheableOf = (raw: object): Cacheable | undefined => marks.get(raw);

/** Combines the tags of several answers; null if one of them is for its caller only. */
export function combineCacheables(marks: readonly (Cacheable | undefined)[]): Cacheable | null {
  const cacheables = marks.filter((one) => one !== undefined);
  if (cacheables.length < marks.length) return null;
  return {
    tags: [...new Set(cacheables.flatMap(({ tags }) => tags))],
    onServe: cacheables.flatMap(({ onServe }) => onServe),
  };
}
