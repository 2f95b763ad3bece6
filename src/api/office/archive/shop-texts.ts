import type { Language } from '../../../shop/language.ts';
import { helpPageNames } from '../../../shop/office/help/help-page.ts';
import { fillTemplate, templateNames } from '../../../shop/people/notifications/message-template.ts';
import type { Settings } from '../../../shop/settings.ts';
import { texts } from '../../../shop/texts/by-language.ts';
import { readTemplatesOf } from '../../people/notifications/message-templates.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Table } from '../../platform/documents/table-file.ts';
import { fieldValuesOf, readHelpParts } from '../help/published.ts';

/**
 * The texts of help pages and messages, in both languages. The tables hold only those that the merchant rewrote, so the
 * defaults are added. Placeholders are filled in pages and left in messages.
 */
export async function shopTexts(tx: Tx, settings: Settings, language: Language): Promise<Table> {
  const { archive, textDesk, messageDesk } = texts[language];
  const help = await readHelpParts(tx);
  const values = fieldValuesOf(settings);
  const pages = helpPageNames.flatMap((page) =>
    help[page]
      .filter(({ fields }) => !fields.isHidden)
      .map(({ fields }) => [
        textDesk.pages[page],
        fillTemplate(fields.titleAr, values.ar),
        fillTemplate(fields.textAr, values.ar),
        fillTemplate(fields.titleEn, values.en),
        fillTemplate(fields.textEn, values.en),
      ]),
  );
  const templates = await readTemplatesOf(tx, templateNames);
  const messages = templateNames.map((name) => {
    const { ar, en } = templates[name];
    return [messageDesk.names[name], ar.title, ar.text, en.title, en.text];
  });
  return { name: 'texts', head: Object.values(archive.texts), rows: [...pages, ...messages] };
}
