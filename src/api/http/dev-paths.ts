import type { FastifyRequest } from 'fastify';
import { refuse } from '../refusal.ts';
import type { Store } from '../store.ts';
import { isFromThisMachine } from './loopback.ts';
import { sendRefusal } from './send.ts';

/**
 * What stands under `/dev` is for somebody who tries the store on their own machine. To everybody else, and where
 * messages go out to phones, there is nothing: not even a mistake to make.
 */
export function hideDevPaths({ app, integrations, config }: Store): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!/^(\/api\/console\/v1)?\/dev\//.test(request.routeOptions.url ?? '')) return;
    const isHere = isFromThisMachine(request) && isByOwnName(request, config.publicUrl);
    if (integrations.messages.kind === 'outbox' && isHere) return;
    return sendRefusal(request, reply, refuse('NOT_FOUND'));
  });
}

// A page elsewhere can have its own name lead to this machine, and would then read what is here as if it were its own.
function isByOwnName({ hostname }: FastifyRequest, publicUrl: string): boolean {
  return OF_THIS_MACHINE.test(hostname) || hostname === new URL(publicUrl).hostname;
}

const OF_THIS_MACHINE = /^(([\w-]+\.)*localhost|127(\.\d{1,3}){3}|\[::1\])$/i;
