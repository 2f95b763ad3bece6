import { threadNames, threads } from '../../../shop/threads.ts';

/** Three threads a brand's cover is woven of, always the same ones for one brand (hex). */
export function brandThreads(brandId: string): string[] {
  const sum = Array.from(brandId).reduce((all, letter) => (all * 31 + letter.charCodeAt(0)) % 9973, 7);
  return [0, 3, 5].map((step) => {
    const name = threadNames[(sum + step) % threadNames.length] ?? 'plum';
    return threads[name].hex;
  });
}
