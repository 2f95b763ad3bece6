import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';

/** Parses JSON and form bodies; other types get 415. An empty body is allowed with any type. */
export async function addBodyParsers(app: FastifyInstance): Promise<void> {
  app.removeContentTypeParser(['text/plain', 'application/json']);
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    body.trim() === '' ? done(null) : parseJson(request, body, done),
  );
  await app.register(formbody);
}
