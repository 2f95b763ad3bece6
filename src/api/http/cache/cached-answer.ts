import type { FastifyRequest } from 'fastify';
import type { CacheTag } from '../../db/change-log.ts';

/** What an answer shows, and what is to be done each time the kept one is given again. */
export type Cacheable = { tags: readonly CacheTag[]; onServe: readonly (() => void)[] };

// By the request as Node has it: that is what a page, which asks in process, gets back with the answer.
const makings = new WeakMap<object, Cacheable>();

/** Notes how the answer to `request` was made: it is the same for every guest. */
export function markCacheable(request: FastifyRequest, { tags, onServe }: Cacheable): void {
  makings.set(request.raw, { tags, onServe });
}

/** How the answer to the request was made, or undefined where it is its caller's alone. */
export const cacheableOf = (raw: object): Cacheable | undefined => makings.get(raw);

/** What is made of several answers shows all that they show; null where one of them is somebody's alone. */
export function combineCacheables(makings: readonly (Cacheable | undefined)[]): Cacheable | null {
  const made = makings.filter((making) => making !== undefined);
  if (made.length < makings.length) return null;
  return {
    tags: [...new Set(made.flatMap(({ tags }) => tags))],
    onServe: made.flatMap(({ onServe }) => onServe),
  };
}
