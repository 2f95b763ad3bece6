import { z } from 'zod';
import { consoleEndpoint } from '../../wire/console-endpoint.ts';
import { line, optionalText } from '../../wire/input.ts';
import { Instant, inEvery, LanguageCode } from '../../wire/wire-types.ts';
import { templateNames } from '../notifications/message-template.ts';
import { rolesWith } from '../staff/roles.ts';

const tag = 'Messages';
const roles = rolesWith('editCatalog', 'all');
const params = z.object({ name: z.enum(templateNames) });

/** `{field}` is filled in. */
const Wording = z.object({ title: z.string(), text: z.string() });
const given = { title: line(120), text: optionalText(500) };

/** A message to shoppers as it goes out. */
const MessageTemplate = z
  .object({
    name: z.enum(templateNames),
    words: inEvery(Wording),
    builtIn: inEvery(Wording).meta({ description: 'The shop’s own words, until the merchant words it' }),
    needs: z.array(z.string()).meta({ description: 'Fields that it has to say' }),
    may: z.array(z.string()).meta({ description: 'Fields that it may say' }),
    reachesPhone: z.boolean().meta({ description: 'Sent to phones too, else to the inbox alone' }),
    atNight: z.boolean().meta({ description: 'Sent in quiet hours too' }),
    parts: inEvery(z.int()).meta({ description: 'How many SMS it is with sample values' }),
    version: z.int(),
    changedBy: z.string().nullable(),
    changedAt: Instant.nullable(),
  })
  .meta({ id: 'MessageTemplate' });
export type MessageTemplate = z.infer<typeof MessageTemplate>;

const data = z.object({ template: MessageTemplate });

/** The words of messages to shoppers. */
export const templateCalls = {
  listTemplates: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/templates',
    roles,
    tag,
    summary: 'Every message to shoppers in both languages, with the fields it may have',
    data: z.object({ templates: z.array(MessageTemplate) }),
  }),
  getTemplate: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/templates/:name',
    roles,
    tag,
    summary: 'One message, with the shop’s name and sample values for a preview',
    params,
    data: data.extend({
      sends: z.boolean().meta({
        description: 'Whether messages leave the server; otherwise they stay in its outbox',
      }),
      shop: inEvery(z.string()),
      samples: inEvery(z.record(z.string(), z.string())),
    }),
  }),
  wordTemplate: consoleEndpoint({
    method: 'PUT',
    path: '/api/console/v1/templates/:name',
    roles,
    tag,
    summary: 'Word a message; the next one goes out so. A conflict carries the template as it is',
    params,
    body: z.object({ words: inEvery(z.object(given)), version: z.int().min(0) }),
    data,
    refusals: ['FIELD_UNKNOWN', 'VERSION_CONFLICT'],
  }),
  testTemplate: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/templates/:name/test',
    roles,
    idempotent: true,
    tag,
    summary: 'Send a wording, saved or not, with sample values to one’s own phone as SMS; five an hour',
    params,
    body: z.object({ language: LanguageCode, ...given }),
    data: z.object({ to: z.string().meta({ description: 'The phone, masked' }) }),
    refusals: ['FIELD_UNKNOWN', 'RATE_LIMITED'],
  }),
};
