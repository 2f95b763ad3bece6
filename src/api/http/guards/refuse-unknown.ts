import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../../shop/endpoints.ts';
import { type Endpoint, routesOf } from '../../../shop/wire/endpoint.ts';
import { refuse } from '../../refusal.ts';
import { sendRefusal } from '../reply/send.ts';

/** Answers what no route takes: 405 with the methods where a call has this path, else 404. */
export function refuseUnknown(app: FastifyInstance): void {
  const methods = methodsOfPaths();
  app.setNotFoundHandler((request, reply) => {
    const allowed = methods.get(request.url.split('?')[0] ?? '');
    if (allowed === undefined) return sendRefusal(request, reply, refuse('NOT_FOUND'));
    void reply.header('allow', [...allowed].join(', '));
    return sendRefusal(request, reply, refuse('METHOD_NOT_ALLOWED'));
  });
}

function methodsOfPaths(): Map<string, Set<string>> {
  const methods = new Map<string, Set<string>>();
  for (const { method, path } of Object.values<Endpoint>(endpoints).flatMap(routesOf))
    methods.set(path, (methods.get(path) ?? new Set()).add(method).add(method === 'GET' ? 'HEAD' : method));
  return methods;
}
