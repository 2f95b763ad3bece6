import { z } from 'zod';
import { rolesWith } from '../../people/staff/roles.ts';
import { consoleEndpoint } from '../../wire/console-endpoint.ts';
import { givenId, line, textOrEmpty } from '../../wire/input.ts';
import { Id } from '../../wire/wire-types.ts';
import { isFigure, MOST_MEASURES, MOST_SIZES, tidyFigure } from './size-guide.ts';

const tag = 'Taxonomy';
const roles = rolesWith('editCatalog', 'all');
const params = z.object({ id: givenId });

const Measure = z.object({
  measure: z.string().max(20).meta({ description: 'The line on the drawing; empty for none' }),
  nameEn: line(40),
  nameAr: line(40),
  howEn: textOrEmpty(200),
  howAr: textOrEmpty(200),
});

/** Stored tidied; typed with any digits and dashes. */
const Figure = z
  .string()
  .max(20)
  .refine((figure) => isFigure(tidyFigure(figure)), 'must be a number of centimeters or a range')
  .meta({ example: '84–88' });

/** What the merchant writes of a size guide. */
export const SizeGuideFields = z.object({
  nameEn: line(80),
  nameAr: line(80),
  noteEn: textOrEmpty(300),
  noteAr: textOrEmpty(300),
  subCategoryId: givenId.nullable().meta({ description: 'The category whose products show it' }),
  brandId: givenId.nullable().meta({ description: 'Of this brand alone' }),
  measures: z.array(Measure).min(1).max(MOST_MEASURES),
  sizes: z
    .array(z.object({ labelEn: line(20), labelAr: line(20), figures: z.array(Figure).max(MOST_MEASURES) }))
    .min(1)
    .max(MOST_SIZES),
});
export type SizeGuideFields = z.infer<typeof SizeGuideFields>;

export const EditedSizeGuide = z
  .object({
    _id: Id,
    version: z.int(),
    uses: z.int().meta({ description: 'Products that show it' }),
    fields: SizeGuideFields,
    changedBy: z.string().nullable(),
  })
  .meta({ id: 'EditedSizeGuide' });
export type EditedSizeGuide = z.infer<typeof EditedSizeGuide>;

const guide = z.object({ guide: EditedSizeGuide });

/** The tables of measures that shoppers see beside the sizes. */
export const sizeGuideCalls = {
  listSizeGuides: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/sizeGuides',
    roles,
    tag,
    summary: 'The size guides by name',
    data: z.object({ guides: z.array(EditedSizeGuide) }),
  }),
  createSizeGuide: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/sizeGuides',
    roles,
    status: 201,
    tag,
    summary: 'Add a size guide; a category, or a brand in it, has one at most',
    body: SizeGuideFields,
    data: guide,
    refusals: ['NAME_TAKEN'],
  }),
  changeSizeGuide: consoleEndpoint({
    method: 'PUT',
    path: '/api/console/v1/sizeGuides/:id',
    roles,
    tag,
    summary: 'Change a size guide; what is left out stays, a list is whole. Shoppers see it at once',
    params,
    body: z.object({ version: z.int().min(1), fields: SizeGuideFields.partial() }),
    data: guide,
    refusals: ['NOT_FOUND', 'VERSION_CONFLICT', 'NAME_TAKEN'],
  }),
  removeSizeGuide: consoleEndpoint({
    method: 'DELETE',
    path: '/api/console/v1/sizeGuides/:id',
    roles,
    tag,
    summary:
      'Remove a size guide that no product names; those of its category show none, or that of the category',
    params,
    data: z.null(),
    refusals: ['NOT_FOUND', 'IN_USE'],
  }),
};
