import type { FastifyRequest } from 'fastify';
import { refuse } from '../../refusal.ts';
import type { Store } from '../../store.ts';
import { isFromThisMachine } from './guards/origin-of.ts';
import { sendRefusal } from './reply/send.ts';

/** `/dev` answers on the local machine only, and never with a real SMS gateway. */
export function hideDevPaths({ app, integrations, config }: Store): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!/^(\/api\/console\/v1)?\/dev\//.test(request.routeOptions.url ?? '')) return;
    const isHere = isFromThisMachine(request) && isByOwnName(request, config.publicUrl);
    if (integrations.messages.kind === 'outbox' && isHere) return;
    return sendRefusal(request, reply, refuse('NOT_FOUND'));
  });
}

// Against DNS rebinding: another site's name could resolve to this machine and then read these pages.
function isByOwnName({ hostname }: FastifyRequest, publicUrl: string): boolean {
  return OF_THIS_MACHINE.test(hostname) || hostname === new URL(publicUrl).hostname;
}

const OF_THIS_MACHINE = /^(([\w-]+\.)*localhost|127(\.\d{1,3}){3}|\[::1\])$/i;
