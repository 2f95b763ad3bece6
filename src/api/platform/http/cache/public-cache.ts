import type { Changes } from '../../db/changes/changes.ts';
import type { Cacheable, Storable } from './cached-answer.ts';
import { compressBody, type CompressedBody } from './compressed-body.ts';

/** A computed answer: a cacheable text, or anything else (a refusal, a redirect). */
export type Computed<Other> = ({ text: string } & Storable) | { other: Other };
export type Served<Other> = ({ packed: CompressedBody } & Storable) | { other: Other };

/** Counters since the start, and the current size. `passes`: requests while the cache could not be validated. */
export type CacheFigures = Record<'hits' | 'misses' | 'passes' | 'drops' | 'entries' | 'bytes', number>;

type Entry = Extract<Served<never>, Cacheable> & { since: number; from: number; until: number };
type InFlight = { since: number; outcome: Promise<Served<unknown>> };
type Parts = {
  changes: Changes;
  clock: () => Date;
  /** The next time after `now` at which displayed data changes by itself. */
  nextExpiry: (now: Date) => Promise<Date>;
  most?: { bytes: number; entries: number };
};

/** The maximum age of a cached answer, in ms. */
const LONGEST_MS = 60_000;
const MOST = { bytes: 64 * 1024 * 1024, entries: 5000 };
const LARGEST_BYTES = 1024 * 1024;

/**
 * Caches answers that are the same for everybody until one of their tags changes. A request first waits for all changes
 * acknowledged before it. Concurrent requests share a computation. Evicts the least recently used.
 */
export class PublicCache {
  private readonly parts: Parts;
  private readonly answers = new Map<string, Entry>();
  private readonly inFlight = new Map<string, InFlight>();
  private readonly counts = { hits: 0, misses: 0, passes: 0, drops: 0, bytes: 0 };

  constructor(parts: Parts) {
    this.parts = parts;
  }

  get figures(): CacheFigures {
    return { ...this.counts, entries: this.answers.size };
  }

  /** @param key everything the answer depends on besides its tags */
  async get<Other>(key: string, make: () => Promise<Computed<Other>>): Promise<Served<Other>> {
    const { changes } = this.parts;
    if (!(await changes.caughtUp())) {
      this.counts.passes += 1;
      return packedOf(await make());
    }
    const found = this.find(key);
    if (found !== undefined) return again(found);
    const flight = this.inFlight.get(key);
    // A computation that started before a change this caller may know of is not shared.
    if (flight === undefined || flight.since !== changes.heard()) return this.fly(key, make);
    this.counts.hits += 1;
    return again((await flight.outcome) as Served<Other>); // computed under the same key by the same kind of caller
  }

  private async fly<Other>(key: string, make: () => Promise<Computed<Other>>): Promise<Served<Other>> {
    const { changes, clock } = this.parts;
    const [since, from] = [changes.heard(), clock()];
    this.counts.misses += 1;
    const outcome = make().then(packedOf);
    const flight = { since, outcome };
    this.inFlight.set(key, flight);
    try {
      const given = await outcome;
      if ('packed' in given && given.isFallback !== true)
        this.store(key, { ...given, since, from: from.getTime(), until: await this.end(from) });
      return given;
    } finally {
      if (this.inFlight.get(key) === flight) this.inFlight.delete(key);
    }
  }

  // Without a database the expiry is unknown, so the answer is not cached.
  private async end(from: Date): Promise<number> {
    const turn = await this.parts.nextExpiry(from).catch(() => from);
    return Math.min(turn.getTime(), from.getTime() + LONGEST_MS);
  }

  private find(key: string): Entry | undefined {
    const found = this.answers.get(key);
    if (found === undefined) return undefined;
    this.answers.delete(key);
    if (!this.isCurrent(found)) return this.drop(found);
    this.answers.set(key, found);
    this.counts.hits += 1;
    return found;
  }

  private store(key: string, made: Entry): void {
    if (made.packed.bytes > LARGEST_BYTES || !this.isCurrent(made)) return;
    const earlier = this.answers.get(key);
    if (earlier !== undefined) this.drop(earlier);
    this.answers.delete(key);
    this.answers.set(key, made);
    this.counts.bytes += made.packed.bytes;
    const { bytes, entries } = this.parts.most ?? MOST;
    for (const [oldest, entry] of this.answers) {
      if (this.counts.bytes <= bytes && this.answers.size <= entries) break;
      this.answers.delete(oldest);
      this.drop(entry);
    }
  }

  private isCurrent({ since, tags, from, until }: Entry): boolean {
    const now = this.parts.clock().getTime();
    return now >= from && now < until && this.parts.changes.unchanged(since, tags);
  }

  private drop({ packed }: Entry): undefined {
    this.counts.drops += 1;
    this.counts.bytes -= packed.bytes;
  }
}

function packedOf<Other>(made: Computed<Other>): Served<Other> {
  if ('other' in made) return made;
  const { text, ...rest } = made;
  return { packed: compressBody(text), ...rest };
}

function again<Other>(given: Served<Other>): Served<Other> {
  if ('packed' in given) for (const work of given.onServe) work();
  return given;
}
