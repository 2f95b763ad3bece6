import { z } from 'zod';
import { Id } from '../../../wire/wire-types.ts';
import { HELP_TEXT_MAX, HELP_TITLE_MAX, helpPartKinds } from '../help-page.ts';
import { cleanText } from '../text-blocks.ts';

const written = (most: number) => z.string().max(most).overwrite(cleanText);

/** What the merchant writes of a part of a help page. `{field}` is filled in. */
export const HelpPartFields = z
  .object({
    titleEn: written(HELP_TITLE_MAX),
    titleAr: written(HELP_TITLE_MAX),
    textEn: written(HELP_TEXT_MAX).meta({ description: 'Of a topic: a shorter name' }),
    textAr: written(HELP_TEXT_MAX),
    topic: z.string().max(64).nullable().meta({ description: 'The topic of a question' }),
    isHidden: z.boolean(),
    isQuick: z.boolean().meta({ description: 'A question that the contact page names' }),
  })
  .meta({ id: 'HelpPartFields' });
export type HelpPartFields = z.infer<typeof HelpPartFields>;

export const HelpPart = z
  .object({ _id: Id, kind: z.enum(helpPartKinds), fields: HelpPartFields })
  .meta({ id: 'HelpPart' });
export type HelpPart = z.infer<typeof HelpPart>;
