import { addressesOf } from '../../../../shop/catalog/seo/addresses.ts';
import type { ConsoleDataOf } from '../../../../shop/console-endpoints.ts';
import { inEachLanguage, textsOfFields } from '../../../../shop/language.ts';
import { isInForce } from '../../../../shop/office/home/desk/home-block.ts';
import { linkCodes, type LinkPlace } from '../../../../shop/visit-source.ts';
import type { Db } from '../../../platform/db/database.ts';
import { isRefusal, type Refusal, refuse } from '../../../refusal.ts';
import { collectionPath } from '../collections.ts';
import { readHomeBlock } from './read-block.ts';

/** A collection or a look as it is sent to chats; a link says by its `utm_source` where it was sent to. */
export async function collectionShare(
  db: Db,
  id: string,
  { origin, now }: { origin: string; now: Date },
): Promise<ConsoleDataOf<'getCollectionShare'> | Refusal> {
  const read = await readHomeBlock(db, id, 'en');
  if (isRefusal(read)) return read;
  const { kind, fields } = read.block;
  if ((kind !== 'collection' && kind !== 'look') || !isInForce(fields, now)) return refuse('NOT_FOUND');
  const [titles, words] = [textsOfFields(fields, 'title'), textsOfFields(fields, 'text')];
  const path = collectionPath({ id, href: fields.href });
  const sign = path.includes('?') ? '&' : '?';
  return {
    share: inEachLanguage((language) => {
      const link = (place: LinkPlace | 'link') => {
        const code = place === 'link' ? place : linkCodes[place];
        return addressesOf(origin, `${path}${sign}utm_source=${code}`)[language];
      };
      const title = titles[language] || titles.en || titles.ar;
      return {
        title,
        text: [title, words[language]].filter((text) => text !== '').join('\n'),
        links: {
          link: link('link'),
          whatsapp: link('whatsapp'),
          telegram: link('telegram'),
          facebook: link('facebook'),
          instagram: link('instagram'),
        },
      };
    }),
  };
}
