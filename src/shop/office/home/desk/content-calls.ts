import { z } from 'zod';
import { Sendable } from '../../../catalog/seo/share-calls.ts';
import { rolesWith } from '../../../people/staff/roles.ts';
import { consoleEndpoint } from '../../../wire/console-endpoint.ts';
import { givenId, lineOrEmpty, textOrEmpty } from '../../../wire/input.ts';
import { Id, Image, Instant, Named } from '../../../wire/wire-types.ts';
import { homeBlockKinds, homeBlockStates } from './block-kinds.ts';

const tag = 'Content';
const roles = rolesWith('editCatalog', 'all');
const params = z.object({ id: givenId });
const version = z.int().min(1);
const Kind = z.enum(homeBlockKinds);

/** What the merchant writes of a block of the home page, or of the notice above every page. */
export const HomeBlockFields = z
  .object({
    titleEn: lineOrEmpty(120),
    titleAr: lineOrEmpty(120),
    textEn: textOrEmpty(200).meta({ description: 'Of a notice: a shorter sentence for phones' }),
    textAr: textOrEmpty(200),
    href: lineOrEmpty(500).meta({ description: 'A path of this store; empty for picked products' }),
    pictureOf: givenId.nullable().meta({ description: 'The product whose picture it shows' }),
    productIds: z.array(givenId).max(60).meta({ description: 'Picked products of a collection, in order' }),
    minProducts: z.int().min(0).max(50).meta({ description: 'With fewer products it is not shown' }),
    startsAt: Instant.nullable(),
    endsAt: Instant.nullable(),
    isDraft: z.boolean().meta({ description: 'Not shown, whatever its days' }),
  })
  .meta({ id: 'HomeBlockFields' });
export type HomeBlockFields = z.infer<typeof HomeBlockFields>;

const shown = {
  image: Image,
  images: z.array(Image).meta({ description: 'One or two products of a collection' }),
  count: z.int().nullable().meta({ description: 'Products of its list; null for another link' }),
  colors: z.array(z.string()),
  state: z.enum(homeBlockStates),
};

/** How a block would look. */
export const HomeBlockPreview = z.object(shown).meta({ id: 'HomeBlockPreview' });
export type HomeBlockPreview = z.infer<typeof HomeBlockPreview>;

export const HomeBlockInList = z
  .object({
    _id: Id,
    kind: Kind,
    title: z.string(),
    startsAt: Instant.nullable(),
    endsAt: Instant.nullable(),
    ...shown,
  })
  .omit({ images: true, colors: true })
  .meta({ id: 'HomeBlockInList' });
export type HomeBlockInList = z.infer<typeof HomeBlockInList>;

/** A block in the editor. */
export const EditedHomeBlock = z
  .object({
    _id: Id,
    kind: Kind,
    version: z.int(),
    fields: HomeBlockFields,
    products: z.array(Named).meta({ description: 'The products it names' }),
    changedBy: z.string().nullable(),
    changedAt: Instant.nullable(),
  })
  .meta({ id: 'EditedHomeBlock' });
export type EditedHomeBlock = z.infer<typeof EditedHomeBlock>;

const block = z.object({ block: EditedHomeBlock });

/** The home page and the notice above every page, as the merchant writes them. */
export const contentCalls = {
  listHomeBlocks: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/home',
    roles,
    tag,
    summary: 'All blocks of the home page and the notices, in the order of the page',
    data: z.object({ blocks: z.array(HomeBlockInList) }),
  }),
  getHomeBlock: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/home/:id',
    roles,
    tag,
    summary: 'A block with all that is written of it',
    params,
    data: block,
    refusals: ['NOT_FOUND'],
  }),
  getCollectionShare: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/home/:id/share',
    roles,
    tag,
    summary: 'A collection that shoppers see ready to be sent: text and links in both languages',
    params,
    data: z.object({ share: Sendable }),
    refusals: ['NOT_FOUND'],
  }),
  previewHomeBlock: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/home/preview',
    roles,
    changes: false,
    tag,
    summary: 'What a block would show as it is typed',
    body: z.object({ blockId: givenId.nullable(), kind: Kind, fields: HomeBlockFields }),
    data: HomeBlockPreview,
  }),
  createHomeBlock: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/home',
    roles,
    status: 201,
    tag,
    summary: 'Add a block, after the others of its kind',
    body: z.object({ kind: Kind, fields: HomeBlockFields }),
    data: block,
  }),
  changeHomeBlock: consoleEndpoint({
    method: 'PUT',
    path: '/api/console/v1/home/:id',
    roles,
    tag,
    summary: 'Change a block; what is left out stays',
    params,
    body: z.object({ version, fields: HomeBlockFields.partial() }),
    data: block,
    refusals: ['NOT_FOUND', 'VERSION_CONFLICT'],
  }),
  moveHomeBlock: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/home/:id/move',
    roles,
    tag,
    summary: 'Move a block one place up or down among those of its kind',
    params,
    body: z.object({ to: z.enum(['up', 'down']) }),
    data: z.null(),
    refusals: ['NOT_FOUND'],
  }),
  deleteHomeBlock: consoleEndpoint({
    method: 'DELETE',
    path: '/api/console/v1/home/:id',
    roles,
    tag,
    summary: 'Delete a block',
    params,
    data: z.null(),
    refusals: ['NOT_FOUND'],
  }),
};
