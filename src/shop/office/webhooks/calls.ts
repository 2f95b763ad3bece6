import { z } from 'zod';
import { rolesWith } from '../../people/staff/roles.ts';
import { consoleEndpoint } from '../../wire/console-endpoint.ts';
import { givenId, line, optionalInQuery, text } from '../../wire/input.ts';
import { deliveryStates, Webhook, WebhookDelivery } from './contract.ts';
import { webhookEvents } from './events.ts';

const tag = 'Webhooks';
const roles = rolesWith('manageStaff');
const params = z.object({ id: givenId });
const deliveryParams = z.object({ id: givenId, deliveryId: givenId });
const version = z.int().min(1);
const fields = {
  name: line(60),
  url: text(500),
  events: z.array(z.enum(webhookEvents)).min(1).max(webhookEvents.length),
  sendsAddress: z.boolean().default(false),
  companyId: givenId.nullable().default(null),
};
const data = z.object({ webhook: Webhook });
const withSecret = data.extend({
  secret: z.string().meta({ description: '`whsec_` and base64; shown this once' }),
});
const delivery = z.object({ delivery: WebhookDelivery });

/** Webhooks: URLs of other servers that receive events. */
export const webhookCalls = {
  listWebhooks: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/webhooks',
    roles,
    tag,
    summary: 'All webhooks, with what waits and how each stands',
    background: true,
    data: z.object({ webhooks: z.array(Webhook) }),
  }),
  createWebhook: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/webhooks',
    roles,
    fresh: true,
    status: 201,
    tag,
    summary: 'Tell a server of these facts from now on; answers its secret, this once',
    body: z.object(fields),
    data: withSecret,
    refusals: ['URL_REFUSED', 'TOO_MANY', 'NOT_FOUND'],
  }),
  changeWebhook: consoleEndpoint({
    method: 'PUT',
    path: '/api/console/v1/webhooks/:id',
    roles,
    fresh: true,
    tag,
    summary: 'Change a webhook, or switch it off and on; what waited goes on',
    params,
    body: z.object({ version, ...fields, isOn: z.boolean() }),
    data,
    refusals: ['NOT_FOUND', 'URL_REFUSED', 'VERSION_CONFLICT'],
  }),
  deleteWebhook: consoleEndpoint({
    method: 'DELETE',
    path: '/api/console/v1/webhooks/:id',
    roles,
    fresh: true,
    tag,
    summary: 'Delete a webhook with its log',
    params,
    body: z.object({ version }),
    data: z.null(),
    refusals: ['NOT_FOUND', 'VERSION_CONFLICT'],
  }),
  rotateWebhook: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/webhooks/:id/rotate',
    roles,
    fresh: true,
    tag,
    summary: 'A new secret, shown this once; for 24 hours messages carry the signatures of both',
    params,
    data: withSecret,
    refusals: ['NOT_FOUND'],
  }),
  testWebhook: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/webhooks/:id/test',
    roles,
    tag,
    summary: 'Send `webhook.test` now, also where it is off; it is not retried',
    params,
    data: delivery,
    refusals: ['NOT_FOUND'],
  }),
  listWebhookDeliveries: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/webhooks/:id/deliveries',
    roles,
    tag,
    summary: 'What was sent in the last 30 days, newest first',
    background: true,
    params,
    query: z.object({
      state: optionalInQuery(z.enum(deliveryStates)),
      before: optionalInQuery(text(100)),
    }),
    data: z.object({ webhook: Webhook, deliveries: z.array(WebhookDelivery), next: z.string().nullable() }),
    refusals: ['NOT_FOUND'],
  }),
  replayWebhookDelivery: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/webhooks/:id/deliveries/:deliveryId/replay',
    roles,
    tag,
    summary: 'Send a message again under its id, with all retries',
    params: deliveryParams,
    data: delivery,
    refusals: ['NOT_FOUND', 'CONFLICT'],
  }),
};
