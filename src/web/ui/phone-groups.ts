import { digitsOf } from './digits.ts';

/** As many digits as any phone number has (E.164); what is typed beyond is dropped. */
const most = 15;

/**
 * A Syrian mobile number as the field shows it beside its fixed +963, while it is typed or pasted in any
 * spelling: `'0944123456'`, `'00963944123456'` and `'+963 944 123 456'` all become `'944 123 456'`.
 */
export function phoneGroups(typed: string): string {
  const digits = nationalDigits(typed);
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter(Boolean).join(' ');
}

/** The same without the spaces: `'944123456'`, or less while it is being typed. */
export function nationalDigits(typed: string): string {
  return digitsOf(typed)
    .replace(/^(00)?963(?=\d)/, '')
    .replace(/^0(?=\d)/, '')
    .slice(0, most);
}

/** Where the caret stands after regrouping: behind the same digit as before, counted from
 * the end, and before a space, so that Backspace always takes a digit. */
export function caretAfter(groups: string, digitsBehind: number): number {
  let caret = groups.length;
  for (let behind = 0; behind < digitsBehind && caret > 0; caret -= 1) {
    if (groups[caret - 1] !== ' ') behind += 1;
  }
  return groups[caret - 1] === ' ' ? caret - 1 : caret;
}
