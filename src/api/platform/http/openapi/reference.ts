import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { Store } from '../../../store.ts';
import type { OpenApiDocument } from './openapi-document.ts';
import { consoleDocument, shopDocument } from './openapi.ts';
import { referencePage, referenceScript } from './reference-page.ts';

const documents = [
  { path: '/openapi.json', page: '/docs', make: shopDocument },
  { path: '/openapi-console.json', page: '/docs/console', make: consoleDocument },
];

const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  // The second is of the purifier inside the reference page.
  'trusted-types default dompurify',
].join('; ');

/** The contract as documents, and at `/docs` for people: the shop's calls and the console's. */
export function referenceRoutes({ app }: Store): void {
  for (const { path, page, make } of documents) {
    // Generated on the first request, so that the start does not wait for it.
    let generated: { document: OpenApiDocument; json: string } | null = null;
    const documentOnce = () => {
      if (generated) return generated;
      const document = make();
      generated = { document, json: JSON.stringify(document) };
      return generated;
    };
    app.get(path, async (_request, reply) =>
      reply.type('application/json; charset=utf-8').send(documentOnce().json),
    );
    app.get(page, async (_request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', PAGE_POLICY)
        .send(referencePage(documentOnce().document.info.title, path)),
    );
  }
  app.get('/docs/reference.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(referenceScript),
  );
  const files = ['swagger-ui-bundle.js', 'swagger-ui.css'];
  void app.register(fastifyStatic, {
    root: filesOfReference(),
    prefix: '/docs/files/',
    decorateReply: false,
    index: false,
    allowedPath: (path) => files.includes(path.slice(path.lastIndexOf('/') + 1)),
    maxAge: '1h',
  });
}

/** Beside a built server, else where they are installed. */
function filesOfReference(): string {
  const built = join(import.meta.dirname, 'reference');
  if (existsSync(built)) return built;
  return dirname(fileURLToPath(import.meta.resolve('@fastify/swagger-ui/static/swagger-ui.css')));
}
