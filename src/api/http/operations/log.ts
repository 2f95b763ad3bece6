import type { FastifyServerOptions } from 'fastify';
import type { Config } from '../../config.ts';

type Thrown = { name?: string; message?: string; code?: string; stack?: string };

/**
 * JSON log lines with an allow-list of fields: a path without its query (it may contain phone numbers), an error
 * without the details in which a database repeats values. Never a header, cookie, body, code or address.
 */
export function logOptions({ logLevel }: Config): NonNullable<FastifyServerOptions['logger']> {
  if (logLevel === 'silent') return false;
  return {
    level: logLevel,
    serializers: {
      req: ({ method, url }) => ({ method, path: url?.split('?')[0] }),
      res: ({ statusCode }) => ({ statusCode }),
      err: ({ name = 'Error', message = '', code = '', stack = '' }: Thrown) => ({
        type: name,
        message,
        code,
        stack,
      }),
    },
  };
}
