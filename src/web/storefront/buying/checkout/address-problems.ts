import { checkout as t } from '#texts/checkout';
import { nationalDigits } from '../../../ui/fields/phone-groups.ts';
import { type Destination, neededParts } from './destination.ts';

/** Errors of an address, by field name. */
export type AddressProblems = Partial<Record<(typeof addressFields)[number], string>>;

/** The fields of an address that show an error. */
export const addressFields = ['city', 'area', 'street', 'phone'] as const;

/** Finds what the server would refuse, before the request. */
export function problemsOf({ address }: Destination): AddressProblems {
  const problems: AddressProblems = {};
  for (const part of neededParts(address.kind)) {
    if (!address[part].trim()) problems[part] = t.missing[part];
  }
  if (address.phone && !/^9\d{8}$/.test(nationalDigits(address.phone))) problems.phone = t.phoneBad;
  return problems;
}

/** Focuses the invalid field and scrolls its label and error into view. */
export function showProblem(form: HTMLFormElement, name: string): void {
  const field = form.querySelector<HTMLElement>(`[name="${name}"]`);
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}
