import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';

/**
 * Reads bodies that are JSON or a form; any other kind is refused with 415. Nothing is nothing, whatever kind it is said
 * to be: clients name a content type on a DELETE that has no body.
 */
export async function addBodyParsers(app: FastifyInstance): Promise<void> {
  app.removeContentTypeParser(['text/plain', 'application/json']);
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    body.trim() === '' ? done(null) : parseJson(request, body, done),
  );
  await app.register(formbody);
}
