import type { Language } from '../../../shop/language.ts';
import { policyDocumentPath, type PolicyName } from '../../../shop/office/help/help-page.ts';
import { shownHelp } from '../../../shop/office/help/shown-help.ts';
import { type TextBlock, textBlocks } from '../../../shop/office/help/text-blocks.ts';
import { texts } from '../../../shop/texts/by-language.ts';
import { formatDate } from '../../../shop/time/dates.ts';
import { storeDateOf } from '../../../shop/time/store-time.ts';
import { logoAtHead } from '../../platform/documents/paper-logo.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import type { Store } from '../../store.ts';
import { fieldValuesOf, readInForce, readVersion } from './published.ts';

export type PolicyDocument = { url: string; name: string; pdf: Buffer };

/** The PDF of a policy as it stands, or of one of its versions. */
export async function renderPolicy(
  store: Store,
  policy: PolicyName,
  number: number | null,
  language: Language,
): Promise<PolicyDocument | Refusal> {
  const read =
    number === null ? await readInForce(store.db, policy) : await readVersion(store.db, policy, number);
  if (read === null) return refuse('NOT_FOUND');
  const { help } = texts[language];
  const settings = await store.settings();
  const { name, logo } = settings.identity;
  const shop = name[language];
  const title = help.titles[policy];
  const { intro, parts } = shownHelp(read.parts, read.values ?? fieldValuesOf(settings), language);
  const date = formatDate(storeDateOf(read.publishedAt), language);
  const until = read.replacedAt && formatDate(storeDateOf(read.replacedAt), language);
  const pdf = await store.documents.render('policy', language, {
    wordmark: shop.toLowerCase(),
    ...(await logoAtHead(store.config, logo)),
    title,
    updated: until === null ? help.lastUpdated(date) : help.inForce(date, until),
    inShort: help.short,
    short: { language: intro.language, blocks: printable(intro.text) },
    sections: parts.map((part) => ({
      language: part.language,
      title: breakable(part.title),
      blocks: printable(part.text),
    })),
  });
  const isEarlier = read.replacedAt !== null;
  return {
    url: policyDocumentPath(policy, language, isEarlier ? number : null),
    name: isEarlier ? `${shop} - ${title} - ${date}` : `${shop} - ${title}`,
    pdf,
  };
}

const printable = (text: string): TextBlock[] =>
  textBlocks(text).map((block) =>
    block.kind === 'list'
      ? { ...block, items: block.items.map(breakable) }
      : { ...block, text: breakable(block.text) },
  );

/** With places where a word longer than a line may be broken: typst would set it across the edge of the paper. */
const breakable = (text: string) => text.replaceAll(/\S{50}(?=\S)/gu, '$&\u200b');
