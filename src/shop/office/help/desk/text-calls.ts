import { z } from 'zod';
import { rolesWith } from '../../../people/staff/roles.ts';
import { consoleEndpoint } from '../../../wire/console-endpoint.ts';
import { givenId } from '../../../wire/input.ts';
import { inEvery, Instant } from '../../../wire/wire-types.ts';
import { helpPageNames, helpPartKinds } from '../help-page.ts';
import { HelpPart, HelpPartFields } from './help-part.ts';

const tag = 'Content';
const roles = rolesWith('editCatalog', 'all');
const Page = z.enum(helpPageNames);
const ofPage = z.object({ page: Page });
const ofPart = z.object({ page: Page, id: givenId });
const version = z.int().min(0);

/** A part in the editor. Version 0: as the shop words it. */
export const EditedHelpPart = HelpPart.extend({
  version: z.int(),
  changedBy: z.string().nullable(),
  changedAt: Instant.nullable(),
}).meta({ id: 'EditedHelpPart' });
export type EditedHelpPart = z.infer<typeof EditedHelpPart>;

const Publication = {
  number: z.int().nullable().meta({ description: 'Null: the shop’s own text' }),
  publishedAt: Instant,
  publishedBy: z.string().nullable(),
};
const HelpPublication = z.object({ ...Publication, number: z.int() }).meta({ id: 'HelpPublication' });
export type HelpPublication = z.infer<typeof HelpPublication>;

export const HelpTextInList = z
  .object({
    page: Page,
    ...Publication,
    changes: z.int().meta({ description: 'Parts whose draft differs from what shoppers read' }),
    missing: z.int().meta({ description: 'Parts that lack words in a language' }),
  })
  .meta({ id: 'HelpTextInList' });
export type HelpTextInList = z.infer<typeof HelpTextInList>;

/** A page's draft beside what shoppers read. */
export const EditedHelpText = z
  .object({
    page: Page,
    version: z.int().meta({ description: 'Grows with every change of the draft' }),
    parts: z.array(EditedHelpPart),
    inForce: z.object({ ...Publication, parts: z.array(HelpPart) }),
    versions: z.array(HelpPublication).meta({ description: 'The newest first' }),
    values: inEvery(z.record(z.string(), z.string())).meta({ description: 'What the named fields say now' }),
  })
  .meta({ id: 'EditedHelpText' });
export type EditedHelpText = z.infer<typeof EditedHelpText>;

const text = z.object({ text: EditedHelpText });
const part = z.object({ part: EditedHelpPart });

/** The texts of the help pages as the merchant writes them: a draft, and what was published of it. */
export const textCalls = {
  listHelpTexts: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/texts',
    roles,
    tag,
    summary: 'Every help page: when it was published, and what of its draft was not',
    data: z.object({ texts: z.array(HelpTextInList) }),
  }),
  getEditedHelpText: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/texts/:page',
    roles,
    tag,
    summary: 'A page’s draft beside what shoppers read, and its versions',
    params: ofPage,
    data: text,
  }),
  getHelpVersion: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/texts/:page/versions/:number',
    roles,
    tag,
    summary: 'A published version, with the numbers it was published with',
    params: ofPage.extend({ number: z.coerce.number().int().min(1).max(1_000_000) }),
    data: z.object({
      version: HelpPublication.extend({
        parts: z.array(HelpPart),
        values: inEvery(z.record(z.string(), z.string())),
      }),
    }),
    refusals: ['NOT_FOUND'],
  }),
  addHelpPart: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/texts/:page/parts',
    roles,
    status: 201,
    tag,
    summary: 'Add a topic, a question or a section to the draft, after the others',
    params: ofPage,
    body: z.object({ kind: z.enum(helpPartKinds), fields: HelpPartFields }),
    data: part,
    refusals: ['FIELD_UNKNOWN'],
  }),
  changeHelpPart: consoleEndpoint({
    method: 'PUT',
    path: '/api/console/v1/texts/:page/parts/:id',
    roles,
    tag,
    summary: 'Change a part of the draft; what is left out stays. A conflict carries the part as it is',
    params: ofPart,
    body: z.object({ version, fields: HelpPartFields.partial() }),
    data: part,
    refusals: ['NOT_FOUND', 'FIELD_UNKNOWN', 'VERSION_CONFLICT'],
  }),
  moveHelpPart: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/texts/:page/parts/:id/move',
    roles,
    tag,
    summary: 'Move a part one place up or down: a topic among topics, a question within its topic',
    params: ofPart,
    body: z.object({ to: z.enum(['up', 'down']) }),
    data: text,
    refusals: ['NOT_FOUND'],
  }),
  deleteHelpPart: consoleEndpoint({
    method: 'DELETE',
    path: '/api/console/v1/texts/:page/parts/:id',
    roles,
    tag,
    summary: 'Delete a part of the draft; a topic only without questions',
    params: ofPart,
    data: text,
    refusals: ['NOT_FOUND', 'IN_USE'],
  }),
  publishHelpText: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/texts/:page/publish',
    roles,
    idempotent: true,
    tag,
    summary: 'Publish the draft as a new version. A conflict carries the page as it is',
    params: ofPage,
    body: z.object({
      version,
      inOneLanguage: z
        .boolean()
        .default(false)
        .meta({ description: 'What lacks a language is shown in the other one' }),
    }),
    data: text,
    refusals: ['INCOMPLETE', 'VERSION_CONFLICT'],
  }),
  putBackHelpText: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/texts/:page/putBack',
    roles,
    tag,
    summary: 'Make the draft what a version was, or the shop’s own text. Nothing is published',
    params: ofPage,
    body: z.object({
      version,
      number: z.int().min(1).nullable().meta({ description: 'Null: the shop’s own text' }),
    }),
    data: text,
    refusals: ['NOT_FOUND', 'VERSION_CONFLICT'],
  }),
};
