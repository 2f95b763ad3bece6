/** A set of slots of the index, 32 per number. Combined sets must have the same length. */
export type Bitset = Uint32Array;

export const emptyBitset = (slots: number): Bitset => new Uint32Array(Math.ceil(slots / 32));

export function setBit(bits: Bitset, slot: number): void {
  bits[slot >>> 5] = word(bits, slot >>> 5) | (1 << (slot & 31));
}

export function clearBit(bits: Bitset, slot: number): void {
  bits[slot >>> 5] = word(bits, slot >>> 5) & ~(1 << (slot & 31));
}

export function hasBit(bits: Bitset, slot: number): boolean {
  return (word(bits, slot >>> 5) & (1 << (slot & 31))) !== 0;
}

export function inAll(first: Bitset, others: readonly Bitset[]): Bitset {
  const all = first.slice();
  for (const other of others)
    for (let at = 0; at < all.length; at += 1) all[at] = word(all, at) & word(other, at);
  return all;
}

export function without(all: Bitset, some: Bitset): Bitset {
  const left = all.slice();
  for (let at = 0; at < left.length; at += 1) left[at] = word(left, at) & ~word(some, at);
  return left;
}

export function inAny(slots: number, sets: readonly Bitset[]): Bitset {
  const any = emptyBitset(slots);
  for (const set of sets) for (let at = 0; at < any.length; at += 1) any[at] = word(any, at) | word(set, at);
  return any;
}

export function countBits(bits: Bitset): number {
  let count = 0;
  for (const term of bits) count += onesIn(term);
  return count;
}

export function countBoth(one: Bitset, other: Bitset): number {
  let count = 0;
  for (let at = 0; at < one.length; at += 1) count += onesIn(word(one, at) & word(other, at));
  return count;
}

/** Whether the two sets intersect. */
export function haveCommon(one: Bitset, other: Bitset): boolean {
  for (let at = 0; at < one.length; at += 1) if ((word(one, at) & word(other, at)) !== 0) return true;
  return false;
}

export function eachBit(bits: Bitset, visit: (slot: number) => void): void {
  for (let at = 0; at < bits.length; at += 1) {
    for (let rest = word(bits, at); rest !== 0; rest &= rest - 1) {
      visit(at * 32 + 31 - Math.clz32(rest & -rest));
    }
  }
}

function onesIn(term: number): number {
  const pairs = term - ((term >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

// Every index is in range: the loops above guarantee it.
const word = (bits: Bitset, at: number) => bits[at] ?? 0;
