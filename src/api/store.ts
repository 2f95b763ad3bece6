import '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../shop/language.ts';
import type { Settings } from '../shop/settings.ts';
import type { Config } from './config.ts';
import type { AnswerWhen } from './http/message-of.ts';
import type { Db } from './db/database.ts';
import type { Outside } from './outside/outside.ts';
import type { Secrets } from './secrets.ts';

/** Everything a feature's routes work with. `clock` is the time; tests give a fixed one. */
export type Store = {
  app: FastifyInstance;
  db: Db;
  clock: () => Date;
  outside: Outside;
  config: Config;
  secrets: Secrets;
  /** The merchant's settings, read anew at most every two seconds. */
  settings: () => Promise<Settings>;
};

/** Who asks: a shopper with a session that has been checked against the database. */
export type Shopper = { id: string; sessionId: string; registered: boolean };

/** What a handler is given beside its parsed input. `shopper` is null for a guest. */
export type Asked<Input, Who> = {
  input: Input;
  shopper: Who;
  language: Language;
  now: Date;
  /** Where a call does one of two things: says the second's sentence instead of the call's own. */
  say: (what: AnswerWhen) => void;
  request: FastifyRequest;
  reply: FastifyReply;
};
