import type { Language, Localized } from '../../language.ts';
import { fillTemplate } from '../../people/notifications/message-template.ts';
import type { HelpText } from './contract.ts';
import type { HelpPart, HelpPartFields } from './desk/help-part.ts';

/** What the named fields say, by language. */
export type HelpFieldValues = Localized<Readonly<Record<string, string>>>;

type Words = { title: string; text: string };

const wordsIn = (fields: HelpPartFields, language: Language): Words =>
  language === 'ar'
    ? { title: fields.titleAr, text: fields.textAr }
    : { title: fields.titleEn, text: fields.textEn };

const isWhole = ({ kind }: HelpPart, { title, text }: Words) =>
  text !== '' && (kind === 'intro' || title !== '');

/**
 * The parts of a page as shoppers of a language read them, filled in. A part without words in their language stands in
 * the other one; a part that says nothing once filled in is left out, and so is a topic without questions.
 */
export function shownHelp(
  parts: readonly HelpPart[],
  values: HelpFieldValues,
  reader: Language,
): Pick<HelpText, 'intro' | 'topics' | 'parts'> & { quickIds: ReadonlySet<string> } {
  const shown = parts.filter(({ fields }) => !fields.isHidden).map((part) => ({ part, ...showPart(part) }));
  const topicIds = new Set(shown.filter(({ part }) => part.kind === 'topic').map(({ part }) => part._id));
  const shownParts = shown.filter(
    ({ part: { kind, fields }, text }) =>
      kind === 'part' && text !== '' && (fields.topic === null || topicIds.has(fields.topic)),
  );
  const [intro] = shown.filter(({ part }) => part.kind === 'intro');
  return {
    intro: { language: intro?.language ?? reader, text: intro?.text ?? '' },
    topics: shown
      .filter(
        ({ part }) => part.kind === 'topic' && shownParts.some((each) => each.part.fields.topic === part._id),
      )
      .map(({ part, language, title, text }) => ({
        _id: part._id,
        language,
        title,
        shortTitle: text || title,
      })),
    parts: shownParts.map(({ part, language, title, text }) => ({
      _id: part._id,
      topic: part.fields.topic,
      language,
      title,
      text,
    })),
    quickIds: new Set(shownParts.filter(({ part }) => part.fields.isQuick).map(({ part }) => part._id)),
  };

  function showPart(part: HelpPart): Words & { language: Language } {
    const own = wordsIn(part.fields, reader);
    const other = reader === 'ar' ? 'en' : 'ar';
    const isOther = !isWhole(part, own) && isWhole(part, wordsIn(part.fields, other));
    const language = isOther ? other : reader;
    const { title, text } = wordsIn(part.fields, language);
    const fill = (wording: string) => fillTemplate(wording, values[language]);
    return { language, title: fill(title), text: fill(text) };
  }
}
