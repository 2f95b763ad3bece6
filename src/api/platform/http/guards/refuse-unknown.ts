import type { FastifyInstance } from 'fastify';
import { consoleEndpoints } from '../../../../shop/console-endpoints.ts';
import { endpoints } from '../../../../shop/endpoints.ts';
import type { ConsoleEndpoint } from '../../../../shop/wire/console-endpoint.ts';
import { type Endpoint, routesOf } from '../../../../shop/wire/endpoint.ts';
import { refuse } from '../../../refusal.ts';
import { sendRefusal } from '../reply/send.ts';

/** Answers what no route takes: 405 with the methods where a call or a page has this path, else 404. */
export function refuseUnknown(app: FastifyInstance): void {
  const allowedOn = methodsOfPaths();
  app.setNotFoundHandler((request, reply) => {
    const allowed = allowedOn(request.url.split('?')[0] ?? '');
    if (allowed.length === 0 || allowed.includes(request.method))
      return sendRefusal(request, reply, refuse('NOT_FOUND'));
    void reply.header('allow', allowed.join(', '));
    return sendRefusal(request, reply, refuse('METHOD_NOT_ALLOWED'));
  });
}

const reading = ['GET', 'HEAD'];

function methodsOfPaths(): (path: string) => string[] {
  const calls = [
    ...Object.values<Endpoint>(endpoints).flatMap(routesOf),
    ...Object.values<ConsoleEndpoint>(consoleEndpoints),
  ].map(({ method, path }) => ({
    methods: method === 'GET' ? reading : [method],
    pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`),
  }));
  return (path) => {
    const methods = calls.flatMap((call) => (call.pattern.test(path) ? call.methods : []));
    // Whatever is no call is a page, a document or a file.
    return methods.length === 0 && !path.startsWith('/api/') ? reading : [...new Set(methods)];
  };
}
