import type { FastifyServerOptions } from 'fastify';
import type { Config } from '../../../config.ts';

type Thrown = { name?: string; message?: string; code?: string; stack?: string };

/** JSON log lines with an allow-list of fields: no query, header, cookie, body, code, address or error detail. */
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
