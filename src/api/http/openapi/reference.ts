import { createHash } from 'node:crypto';
import type { Store } from '../../store.ts';
import { docsPage, docsStyle, openApiDocument } from './openapi.ts';

/** The contract at `/openapi.json`, and for people at `/docs`. */
export function referenceRoutes(store: Store): void {
  const document = openApiDocument();
  const json = JSON.stringify(document);
  const page = docsPage(document);
  const style = createHash('sha256').update(docsStyle).digest('base64');
  store.app.get('/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(json),
  );
  store.app.get('/docs', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'sha256-${style}'; base-uri 'none'; frame-ancestors 'none'`,
      )
      .send(page),
  );
}
