import { z } from 'zod';
import { languages } from '../language.ts';
import { consoleEndpoint } from '../wire/console-endpoint.ts';
import { givenId, optionalText, text } from '../wire/input.ts';
import { Id, Instant } from '../wire/wire-types.ts';

const tag = 'Messages';
const roles = ['owner', 'manager'] as const;
const Language = z.enum(languages);
const inBoth = <Schema extends z.ZodType>(schema: Schema) => z.record(Language, schema);

/** News of a brand, which wait until all its followers have them at `sentAt`. */
const BrandNews = z
  .object({
    _id: Id,
    brandId: Id,
    title: inBoth(z.string()),
    text: inBoth(z.string()),
    publishAt: Instant,
    sentAt: Instant.nullable(),
  })
  .meta({ id: 'BrandNews' });
export type BrandNews = z.infer<typeof BrandNews>;

/** News of brands to their followers. */
export const newsCalls = {
  listBrandNews: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/news',
    roles,
    tag,
    summary: 'News of brands, those that wait first',
    data: z.object({ news: z.array(BrandNews) }),
  }),
  scheduleBrandNews: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/news',
    roles,
    idempotent: true,
    status: 201,
    tag,
    summary: 'Tell the followers of a brand something; a brand has one in a week, the next ones wait',
    body: z.object({
      brandId: givenId,
      title: inBoth(text(120)),
      text: z.partialRecord(Language, optionalText(500)),
      publishAt: z.iso.datetime({ offset: true }).optional(),
    }),
    data: z.object({ news: BrandNews }),
    refusals: ['NOT_FOUND'],
  }),
  dropBrandNews: consoleEndpoint({
    method: 'DELETE',
    path: '/api/console/v1/news/:id',
    roles,
    tag,
    summary: 'Take back news of which nobody was told yet',
    params: z.object({ id: givenId }),
    data: z.null(),
    refusals: ['NOT_FOUND'],
  }),
};
