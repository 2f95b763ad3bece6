import { z } from 'zod';
import { Id, Instant, LanguageCode } from '../../wire/wire-types.ts';
import { helpPageNames } from './help-page.ts';

/** The language in which it is written: the other one where the reader's is missing. */
const language = LanguageCode;

const HelpVersion = z
  .object({ number: z.int(), publishedAt: Instant })
  .meta({ id: 'HelpVersion', description: 'A published version of a policy' });

/** A help page in the reader's language, its fields filled in. Texts have lines, `- ` and `# ` before them. */
export const HelpText = z
  .object({
    page: z.enum(helpPageNames),
    lastUpdated: z.string().meta({ description: 'The day it was published' }),
    number: z.int().nullable().meta({ description: 'Its version; null while the shop’s own text stands' }),
    replacedAt: Instant.nullable().meta({ description: 'Of an earlier version: until when it was in force' }),
    intro: z.object({ language, text: z.string() }),
    topics: z.array(z.object({ _id: Id, language, title: z.string(), shortTitle: z.string() })),
    parts: z.array(
      z.object({ _id: Id, topic: z.string().nullable(), language, title: z.string(), text: z.string() }),
    ),
    quick: z
      .array(z.object({ _id: Id, language, question: z.string() }))
      .meta({ description: 'On the contact page: questions of the help center' }),
    answerHours: z.int().nullable().meta({
      description:
        'On the contact page: within how many hours half of the messages of the last 30 days were answered; null with fewer than ten',
    }),
    versions: z.array(HelpVersion).meta({ description: 'All versions of a policy, the newest first' }),
  })
  .meta({ id: 'HelpText' });
export type HelpText = z.infer<typeof HelpText>;
