import { isKeyOf } from '../../../../shop/keys-of.ts';
import { type Language, languages } from '../../../../shop/language.ts';
import { texts } from '../../../../shop/texts/by-language.ts';

type VisitReason = keyof (typeof texts)['en']['orderNews']['visits'];

/** The texts of ready reasons in rows that were stored before their keys were. */
const FORMER_WORDS: Readonly<Record<string, VisitReason>> = {
  'Not at home': 'notHome',
  'The pieces were not ready': 'notReady',
  'Another day was wished': 'asked',
  'The phone was not answered': 'noAnswer',
  'They want to keep the pieces': 'keeps',
  'Nobody was there': 'notHome',
  'Asked for another day': 'asked',
  'Did not answer the phone': 'noAnswer',
  'The address was not found': 'address',
  'لم يكن في البيت': 'notHome',
  'لم تكن القطع جاهزة': 'notReady',
  'طلب يوماً آخر': 'asked',
  'لم يردّ على الهاتف': 'noAnswer',
  'يريد الاحتفاظ بالقطع': 'keeps',
  'لم أجد العنوان': 'address',
};

/** The ready reason that a courier chose; null for a typed one. */
function readyReason(reason: string): VisitReason | null {
  const { visits } = texts.en.orderNews;
  return isKeyOf(visits, reason) ? reason : (FORMER_WORDS[reason] ?? null);
}

/** Why a visit failed, as a sentence for the shopper; a typed reason stays as it is. */
export function reasonForShopper(reason: string, language: Language): string {
  const typed = reason.trim();
  const ready = readyReason(typed);
  if (ready !== null) return texts[language].orderNews.visits[ready];
  return /[.!?؟…]$/.test(typed) ? typed : `${typed}.`;
}

/** The reason of a step in the language of a reader of the staff: a ready one may have been chosen in the other language. */
export function reasonForStaff(reason: string, language: Language): string {
  const ready = readyReason(reason);
  if (ready !== null)
    return { ...texts[language].round.missedReasons, ...texts[language].round.laterReasons }[ready];
  const { refusals } = texts[language];
  const refused = languages
    .flatMap((each) => Object.entries(texts[each].refusals))
    .find(([, words]) => words === reason)?.[0];
  return refused !== undefined && isKeyOf(refusals, refused) ? refusals[refused] : reason;
}
