import '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../shop/language.ts';
import type { Settings } from '../shop/settings.ts';
import type { CardSettings } from './catalog/browse/product-card.ts';
import type { Config } from './config.ts';
import type { Changes } from './platform/db/changes/changes.ts';
import type { Db } from './platform/db/database.ts';
import type { Documents } from './platform/documents/documents.ts';
import type { PublicCache } from './platform/http/cache/public-cache.ts';
import type { AnswerWhen } from './platform/http/reply/messages.ts';
import type { Integrations } from './platform/integrations/integrations.ts';
import type { Refusal } from './refusal.ts';
import type { Secrets } from './secrets.ts';

/** What the features' routes work with. `clock` gives the time; tests give a fixed one. */
export type Store = {
  app: FastifyInstance;
  db: Db;
  clock: () => Date;
  integrations: Integrations;
  config: Config;
  secrets: Secrets;
  /** The merchant's settings, reloaded when changed. */
  settings: () => Promise<Settings>;
  /** The settings with what else a product card depends on. */
  cardSettings: () => Promise<Settings & CardSettings>;
  /** Changes in the database by any writer, for caches. */
  changes: Changes;
  /** The cache of answers and pages that are the same for everybody. */
  cache: PublicCache;
  documents: Documents;
};

/** The caller: a shopper with a session checked against the database. */
export type Shopper = { id: string; sessionId: string; registered: boolean };

/** A handler's context besides its parsed input. `shopper` is null for a guest. */
export type RequestContext<Input, Who> = {
  input: Input;
  shopper: Who;
  language: Language;
  now: Date;
  /**
   * Whether the session that the token names is live; else why nothing may be answered or written. Asked once, of `db` where it
   * is given.
   */
  confirm: (db?: Db) => Promise<Refusal | null>;
  /** Replaces the call's default message with one of its others. */
  withMessage: (what: AnswerWhen) => void;
  /** Runs `work` now and, if the answer is cached, each time it is served from the cache; for counters. */
  onServe: (work: () => void) => void;
  /** Says that the answer stands in for one that could not be read: it is not cached. */
  asFallback: () => void;
  request: FastifyRequest;
  reply: FastifyReply;
};
