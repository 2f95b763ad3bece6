import { language } from '#texts/language';
import { statuses } from '#texts/statuses';
import { languageFacts } from '../../../../../shop/language.ts';
import type { AddressInput } from '../../../../../shop/people/account/contract.ts';

type Wished = Pick<AddressInput, 'recipient' | 'kind' | 'halfDay'>;

/** The recipient, whether it is an office, and the preferred half of the day; undefined without any of them. */
export function deliveryNote({ recipient, kind, halfDay }: Wished): string | undefined {
  const parts = [recipient, kind === 'office' && statuses.atOffice, halfDay && statuses.halfDays[halfDay]];
  return parts.filter(Boolean).join(languageFacts[language].comma) || undefined;
}
