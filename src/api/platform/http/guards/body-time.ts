import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its body is a file, which takes minutes on a slow connection. */
    takesFile?: boolean;
  }
}

/** The longest a file may take, in ms: 10 MB at 140 kbit/s. A connection without any progress is closed earlier. */
export const FILE_MS = 600_000;
const BODY_MS = 15_000;

/** Closes a request whose body does not come in time, as Node does for all bodies alike. */
export function limitBodyTime(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { raw, headers, routeOptions } = request;
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
    if (hasBody && routeOptions.config.takesFile !== true) {
      const timer = setTimeout(() => {
        const late = Object.assign(new Error('the body is late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
        if (!raw.complete) app.server.emit('clientError', late, raw.socket);
      }, BODY_MS);
      const stop = () => clearTimeout(timer);
      raw.once('end', stop).once('close', stop);
      // Node drains the body of a request that was answered before it arrived.
      reply.raw.once('finish', stop);
    }
    done();
  });
}
