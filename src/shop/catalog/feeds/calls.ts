import { z } from 'zod';
import { rolesWith } from '../../people/staff/roles.ts';
import { consoleEndpoint } from '../../wire/console-endpoint.ts';
import { Instant } from '../../wire/wire-types.ts';

const tag = 'Settings';
const roles = rolesWith('manageStaff');
const inBoth = z.object({ en: z.string(), ar: z.string() });

/** The addresses at which Meta, Google and news channels read the catalog. */
export const Feeds = z
  .object({
    secret: z
      .object({
        madeAt: Instant,
        meta: inBoth.meta({ description: 'The catalog of Facebook, Instagram and WhatsApp, CSV' }),
        metaTexts: inBoth.meta({ description: 'Its texts in a second language, CSV' }),
        google: inBoth.meta({ description: 'Google Merchant Center, RSS 2.0' }),
      })
      .nullable()
      .meta({ description: 'Null until they are made' }),
    news: inBoth.meta({ description: 'New pieces, RSS 2.0, for anybody' }),
    items: z.int().meta({ description: 'Variants in them' }),
    withoutPicture: z.int().meta({ description: 'Products left out: the platforms require a picture' }),
  })
  .meta({ id: 'Feeds' });
export type Feeds = z.infer<typeof Feeds>;

export const feedCalls = {
  getFeeds: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/feeds',
    roles,
    tag,
    summary: 'The addresses at which Meta, Google and news channels read the catalog',
    background: true,
    data: z.object({ feeds: Feeds }),
  }),
  renewFeeds: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/feeds/renew',
    roles,
    tag,
    summary: 'Make the secret addresses, or make them anew: the earlier ones end at once',
    data: z.null(),
  }),
};
