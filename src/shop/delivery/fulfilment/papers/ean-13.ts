// Modules of each digit: the bars of the left half with odd parity; the other codes are made of them.
const ODD = '0001101 0011001 0010011 0111101 0100011 0110001 0101111 0111011 0110111 0001011'.split(' ');
const RIGHT = ODD.map((code) => code.replaceAll(/[01]/g, (module) => (module === '0' ? '1' : '0')));
const EVEN = RIGHT.map((code) => Array.from(code).toReversed().join(''));
/** The first digit stands in the parities of the six after it. */
const PARITIES = 'OOOOOO OOEOEE OOEEOE OOEEEO OEOOEE OEEOOE OEEEOO OEOEOE OEOEEO OEEOEO'.split(' ');

/** Whether these are thirteen digits, of which the last is their check digit. */
export function isEan13(code: string): boolean {
  if (!/^\d{13}$/.test(code)) return false;
  const sum = Array.from(code, Number).reduce(
    (all, digit, place) => all + digit * (place % 2 === 0 ? 1 : 3),
    0,
  );
  return sum % 10 === 0;
}

/**
 * A barcode EAN-13 (ISO/IEC 15420) of thirteen digits: the widths of bar, space, bar, … in modules, without the quiet
 * zones of eleven and seven modules.
 */
export function ean13(code: string): number[] {
  const [first = 0, ...digits] = Array.from(code, Number);
  const parity = PARITIES[first] ?? '';
  const left = digits.slice(0, 6).map((digit, place) => (parity[place] === 'E' ? EVEN : ODD)[digit]);
  const right = digits.slice(6).map((digit) => RIGHT[digit]);
  const modules = `101${left.join('')}01010${right.join('')}101`;
  return (modules.match(/0+|1+/g) ?? []).map(({ length }) => length);
}
