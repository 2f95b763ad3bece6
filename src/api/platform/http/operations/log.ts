import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { Config } from '../../../config.ts';
import { isInProcess } from '../in-process.ts';
import { reportErrors } from './error-reports.ts';

type Thrown = { name?: string; message?: string; code?: string; stack?: string };

/** Paths that end in a secret token: whoever has one can open its page. */
const SECRET_ADDRESS = /^\/(track|preview|c)\/.+/;

const pathOf = (url = '') => url.split('?', 1)[0]?.replace(SECRET_ADDRESS, '/$1/…');

/** The `traceparent` of W3C's Trace Context: version, trace, span of the caller, flags. */
const TRACEPARENT = /^[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}(?:-|$)/;

/** JSON log lines with an allow-list of fields: no query, header, cookie, body, code, address or error detail. */
export function logOptions({ logLevel, errorReportUrl }: Config): FastifyServerOptions {
  if (logLevel === 'silent') return { logger: false };
  return {
    logger: {
      level: logLevel,
      ...(errorReportUrl !== null && { hooks: reportErrors(errorReportUrl) }),
      serializers: {
        req: ({ method, url }) => ({ method, path: pathOf(url) }),
        res: ({ statusCode }) => ({ statusCode }),
        err: ({ name = 'Error', message = '', code = '', stack = '' }: Thrown) => ({
          type: name,
          message,
          code,
          stack,
        }),
      },
    },
    childLoggerFactory: (logger, bindings, options, { headers }) =>
      logger.child({ ...bindings, ...traceOf(headers['traceparent']) }, options),
  };
}

/** The trace that a proxy or another program began, so that its lines and the store's are found together. */
function traceOf(header: unknown): { trace?: string } {
  const [, trace] = (typeof header === 'string' ? TRACEPARENT.exec(header) : null) ?? [];
  return trace === undefined ? {} : { trace };
}

/** Writes a line for each answer, whatever the level of the log; what a page reads in process is part of the page. */
export function logAccess(app: FastifyInstance, { accessLog }: Config): void {
  if (!accessLog) return;
  app.addHook('onResponse', async ({ log, method, url }, reply) => {
    if (isInProcess()) return;
    const bytes = Number(reply.getHeader('content-length') ?? Number.NaN);
    log.child({}, { level: 'info' }).info(
      {
        method,
        path: pathOf(url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ...(Number.isFinite(bytes) && { bytes }),
      },
      'access',
    );
  });
}
