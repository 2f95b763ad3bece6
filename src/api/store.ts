import '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../shop/language.ts';
import type { Settings } from '../shop/settings.ts';
import type { Config } from './config.ts';
import type { Changes } from './db/changes.ts';
import type { Db } from './db/database.ts';
import type { Documents } from './documents/documents.ts';
import type { PublicCache } from './http/cache/public-cache.ts';
import type { AnswerWhen } from './http/messages.ts';
import type { Integrations } from './integrations/integrations.ts';
import type { Secrets } from './secrets.ts';

/** Everything a feature's routes work with. `clock` is the time; tests give a fixed one. */
export type Store = {
  app: FastifyInstance;
  db: Db;
  clock: () => Date;
  integrations: Integrations;
  config: Config;
  secrets: Secrets;
  /** The merchant's settings, read anew when they have changed. */
  settings: () => Promise<Settings>;
  /** What has changed in the database, whoever changed it: for what is kept in memory of it. */
  changes: Changes;
  /** Answers and pages that are the same for everybody. */
  cache: PublicCache;
  /** What is read on paper or kept: PDFs. */
  documents: Documents;
};

/** Who asks: a shopper with a session that has been checked against the database. */
export type Shopper = { id: string; sessionId: string; registered: boolean };

/** What a handler is given beside its parsed input. `shopper` is null for a guest. */
export type RequestContext<Input, Who> = {
  input: Input;
  shopper: Who;
  language: Language;
  now: Date;
  /** Where a call does one of two things: says the second's sentence instead of the call's own. */
  withMessage: (what: AnswerWhen) => void;
  /** Does `work` now and, where the answer is kept, each time it is given again: what is counted is counted. */
  onServe: (work: () => void) => void;
  request: FastifyRequest;
  reply: FastifyReply;
};
