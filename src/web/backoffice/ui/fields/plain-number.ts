import { asciiDigits } from '../../../../shop/ascii-digits.ts';
import { formatNumber } from '../../../../shop/money.ts';

/** A number as typed, without the marks of its thousands: `١١٬٥٥٠٫٥` → `11550.5`. Other text stays, for its error. */
export function plainNumber(typed: string): string {
  return (
    asciiDigits(typed)
      .replaceAll(/\s/g, '')
      // A mark before three digits groups thousands; any other is the decimal mark.
      .replaceAll(/[,٬](?=\d{3}(?:\D|$))/g, '')
      .replace(/[,٫]/, '.')
      .replace('−', '-')
  );
}

const PLAIN = /^([-−]?)(\d+)(?:[.٫](\d+)|,(\d{1,2}))?$/;
const GROUPED = /^([-−]?)(\d{1,3}(?:[,٬\s]\d{3})+)(?:[.٫](\d+))?$/;

/** A number as typed, with its thousands grouped: `11550,50` → `11,550.50`. Text that may mean another number stays. */
export function groupedNumber(typed: string): string {
  const text = asciiDigits(typed).trim();
  const [, sign = '', whole, part, other] = PLAIN.exec(text) ?? GROUPED.exec(text) ?? [];
  if (whole === undefined) return text;
  const decimals = part ?? other;
  return `${sign && '-'}${formatNumber(Number(whole.replaceAll(/\D/g, '')))}${decimals === undefined ? '' : `.${decimals}`}`;
}
