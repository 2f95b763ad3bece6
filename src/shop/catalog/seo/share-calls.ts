import { z } from 'zod';
import { rolesWith } from '../../people/staff/roles.ts';
import { consoleEndpoint } from '../../wire/console-endpoint.ts';
import { givenId } from '../../wire/input.ts';

const Sent = z.object({
  title: z.string(),
  text: z.string().meta({ description: 'The link comes after it' }),
  links: z
    .object({
      link: z.string(),
      whatsapp: z.string(),
      telegram: z.string(),
      facebook: z.string(),
      instagram: z.string(),
    })
    .meta({ description: 'Each says where it was sent to' }),
});

/** What is sent to a chat, in both languages: a text and links. */
export const Sendable = z.object({ en: Sent, ar: Sent }).meta({ id: 'Sendable' });
export type Sendable = z.infer<typeof Sendable>;

const Shared = Sent.extend({
  answer: z
    .string()
    .meta({ description: 'To who asks for its price in a chat: with the sizes of each color, and the link' }),
  cards: z
    .object({ square: z.string(), tall: z.string(), wide: z.string() })
    .meta({ description: 'Pictures to be sent: 1:1, 9:16 and 1.91:1' }),
});

/** A product ready to be sent, in both languages. */
export const Share = z.object({ en: Shared, ar: Shared }).meta({ id: 'Share' });
export type Share = z.infer<typeof Share>;

export const shareCalls = {
  getShare: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/products/:id/share',
    roles: rolesWith('editCatalog'),
    tag: 'Products',
    summary: 'A product that is in the shop ready to be sent: text and short links in both languages',
    params: z.object({ id: givenId }),
    data: z.object({ share: Share }),
    refusals: ['NOT_FOUND'],
  }),
};
