/** A set of places on the shelf, 32 to a number. Sets that are combined have the same length. */
export type Bits = Uint32Array;

export const noBits = (places: number): Bits => new Uint32Array(Math.ceil(places / 32));

export function setBit(bits: Bits, place: number): void {
  bits[place >>> 5] = word(bits, place >>> 5) | (1 << (place & 31));
}

export function clearBit(bits: Bits, place: number): void {
  bits[place >>> 5] = word(bits, place >>> 5) & ~(1 << (place & 31));
}

export function hasBit(bits: Bits, place: number): boolean {
  return (word(bits, place >>> 5) & (1 << (place & 31))) !== 0;
}

/** What is in every one of the sets; a new set. */
export function inAll(first: Bits, others: readonly Bits[]): Bits {
  const all = first.slice();
  for (const other of others)
    for (let at = 0; at < all.length; at += 1) all[at] = word(all, at) & word(other, at);
  return all;
}

/** What is in any of the sets; a new set of that many places. */
export function inAny(places: number, sets: readonly Bits[]): Bits {
  const any = noBits(places);
  for (const set of sets) for (let at = 0; at < any.length; at += 1) any[at] = word(any, at) | word(set, at);
  return any;
}

export function countBits(bits: Bits): number {
  let count = 0;
  for (const part of bits) count += onesIn(part);
  return count;
}

/** How many places are in both sets. */
export function countBoth(one: Bits, other: Bits): number {
  let count = 0;
  for (let at = 0; at < one.length; at += 1) count += onesIn(word(one, at) & word(other, at));
  return count;
}

export function eachBit(bits: Bits, visit: (place: number) => void): void {
  for (let at = 0; at < bits.length; at += 1) {
    for (let rest = word(bits, at); rest !== 0; rest &= rest - 1) {
      visit(at * 32 + 31 - Math.clz32(rest & -rest));
    }
  }
}

function onesIn(part: number): number {
  const pairs = part - ((part >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

// Every index lies inside: the loops above see to it.
const word = (bits: Bits, at: number) => bits[at] ?? 0;
