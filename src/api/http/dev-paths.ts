import type { Store } from '../store.ts';
import { isLoopback } from './loopback.ts';
import { refuse } from './refusal.ts';
import { sendRefusal } from './send.ts';

/**
 * What stands under `/dev` is for somebody who tries the store on their own machine. To everybody else, and where
 * messages go out to phones, there is nothing: not even a mistake to make.
 */
export function hideDevPaths({ app, outside }: Store): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.routeOptions.url?.startsWith('/dev/')) return;
    if (outside.messages.kind === 'outbox' && isLoopback(request.ip)) return;
    return sendRefusal(request, reply, refuse('NOT_FOUND'));
  });
}
