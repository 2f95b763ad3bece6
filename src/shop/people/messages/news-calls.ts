import { z } from 'zod';
import { consoleEndpoint } from '../../wire/console-endpoint.ts';
import { givenId, line, optionalText } from '../../wire/input.ts';
import { Id, Instant, inEvery, LanguageCode } from '../../wire/wire-types.ts';
import { rolesWith } from '../staff/roles.ts';

const tag = 'Messages';
const roles = rolesWith('editCatalog', 'all');

/** News of a brand. They go to its followers’ inboxes, and to the phones of those who wish it. */
const BrandNews = z
  .object({
    _id: Id,
    brandId: Id,
    brandName: z.string(),
    title: inEvery(z.string()),
    text: inEvery(z.string()),
    publishAt: Instant.nullable().meta({ description: 'Null: a draft' }),
    dueAt: Instant.nullable().meta({ description: 'Not before: a brand has news once in some days' }),
    sentAt: Instant.nullable(),
    state: z.enum(['draft', 'waiting', 'sending', 'sent']),
    followers: z.int().meta({ description: 'Who follow the brand now' }),
    told: z.int().meta({ description: 'Followers who have it' }),
    version: z.int(),
    changedBy: z.string().nullable(),
  })
  .meta({ id: 'BrandNews' });
export type BrandNews = z.infer<typeof BrandNews>;

const given = {
  brandId: givenId,
  title: inEvery(line(120)),
  text: z.partialRecord(LanguageCode, optionalText(500)),
  publishAt: z.iso
    .datetime({ offset: true })
    .nullable()
    .optional()
    .meta({ description: 'Left out: now. Null: a draft' }),
};
const params = z.object({ id: givenId });
const data = z.object({ news: BrandNews });

/** A brand that news can be of. */
const NewsBrand = z.object({ _id: Id, name: z.string(), slug: z.string(), followers: z.int() });
export type NewsBrand = z.infer<typeof NewsBrand>;

/** News of brands to their followers. */
export const newsCalls = {
  listBrandNews: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/news',
    roles,
    tag,
    summary: 'News of brands, those that wait first, and the brands',
    data: z.object({ news: z.array(BrandNews), brands: z.array(NewsBrand), days: z.int() }),
  }),
  getBrandNews: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/news/:id',
    roles,
    tag,
    summary: 'One piece of news, and the brands',
    params,
    data: data.extend({ brands: z.array(NewsBrand), days: z.int() }),
    refusals: ['NOT_FOUND'],
  }),
  scheduleBrandNews: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/news',
    roles,
    idempotent: true,
    status: 201,
    tag,
    summary: 'Tell the followers of a brand something; a brand has one in a week, the next ones wait',
    body: z.object(given),
    data,
    refusals: ['NOT_FOUND'],
  }),
  changeBrandNews: consoleEndpoint({
    method: 'PUT',
    path: '/api/console/v1/news/:id',
    roles,
    tag,
    summary: 'Change news of which nobody was told yet. A conflict carries them as they are',
    params,
    body: z.object({ ...given, version: z.int().min(1) }),
    data,
    refusals: ['NOT_FOUND', 'VERSION_CONFLICT', 'IN_USE'],
  }),
  dropBrandNews: consoleEndpoint({
    method: 'DELETE',
    path: '/api/console/v1/news/:id',
    roles,
    tag,
    summary: 'Take back news of which nobody was told yet',
    params,
    data: z.null(),
    refusals: ['NOT_FOUND'],
  }),
};
