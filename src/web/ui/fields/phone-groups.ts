import { numberInLink } from '../../../shop/phone-link.ts';
import { digitsOf } from './digits.ts';

/** The longest phone number (E.164); further digits are dropped. */
const most = 15;

/** Formats a number in any spelling for the field beside its +963: `'0944123456'` becomes `'944 123 456'`. */
export function phoneGroups(typed: string): string {
  const digits = nationalDigits(typed);
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter(Boolean).join(' ');
}

/** The same without spaces: `'944123456'`, or fewer digits while typing. Of a pasted link its number. */
export function nationalDigits(typed: string): string {
  return digitsOf(numberInLink(typed))
    .replace(/^(00)?963(?=\d)/, '')
    .replace(/^0(?=\d)/, '')
    .slice(0, most);
}

/** The caret after regrouping: behind the same digit and before a space, so that Backspace removes a digit. */
export function caretAfter(groups: string, digitsBehind: number): number {
  let caret = groups.length;
  for (let behind = 0; behind < digitsBehind && caret > 0; caret -= 1) {
    if (groups[caret - 1] !== ' ') behind += 1;
  }
  return groups[caret - 1] === ' ' ? caret - 1 : caret;
}
