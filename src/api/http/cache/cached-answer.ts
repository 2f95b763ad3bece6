import type { FastifyRequest } from 'fastify';
import type { Shown } from '../../db/change-log.ts';

/** What an answer shows, and what is to be done each time the kept one is given again. */
export type Making = { shown: readonly Shown[]; eachTime: readonly (() => void)[] };

// By the request as Node has it: that is what a page, which asks in process, gets back with the answer.
const makings = new WeakMap<object, Making>();

/** Notes how the answer to `request` was made: it is the same for every guest. */
export function noteMaking(request: FastifyRequest, { shown, eachTime }: Making): void {
  makings.set(request.raw, { shown, eachTime });
}

/** How the answer to the request was made, or undefined where it is its caller's alone. */
export const makingOf = (raw: object): Making | undefined => makings.get(raw);

/** What is made of several answers shows all that they show; null where one of them is somebody's alone. */
export function allOf(makings: readonly (Making | undefined)[]): Making | null {
  const made = makings.filter((making) => making !== undefined);
  if (made.length < makings.length) return null;
  return {
    shown: [...new Set(made.flatMap(({ shown }) => shown))],
    eachTime: made.flatMap(({ eachTime }) => eachTime),
  };
}
