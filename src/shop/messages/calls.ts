import { z } from 'zod';
import { languages } from '../language.ts';
import { templateNames } from '../notifications/message-template.ts';
import { consoleEndpoint } from '../wire/console-endpoint.ts';
import { givenId, optionalText, text } from '../wire/input.ts';
import { Id, Instant } from '../wire/wire-types.ts';

const tag = 'Messages';
const roles = ['owner', 'manager'] as const;
const TemplateName = z.enum(templateNames);
const Language = z.enum(languages);
const inBoth = <Schema extends z.ZodType>(schema: Schema) => z.record(Language, schema);

/** A message in one language as it goes out; `fields` may stand in it as `{field}`. Version 0 is the shop's own wording. */
const Worded = z
  .object({
    name: TemplateName,
    language: Language,
    title: z.string(),
    text: z.string(),
    fields: z.array(z.string()),
    version: z.int(),
  })
  .meta({ id: 'MessageTemplate' });

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

/** Messages to shoppers: their wording, and brand news. */
export const messageCalls = {
  listTemplates: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/templates',
    roles,
    tag,
    summary: 'Every message to shoppers in both languages, with the fields it may have',
    data: z.object({ templates: z.array(Worded) }),
  }),
  wordTemplate: consoleEndpoint({
    method: 'PUT',
    path: '/api/console/v1/templates/:name',
    roles,
    tag,
    summary: 'Word a message in a language; the next one goes out so',
    params: z.object({ name: TemplateName }),
    body: z.object({
      language: Language,
      title: text(120),
      text: optionalText(500),
      version: z.int().min(0),
    }),
    data: z.object({ templates: z.array(Worded) }),
    refusals: ['FIELD_UNKNOWN', 'VERSION_CONFLICT'],
  }),
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
