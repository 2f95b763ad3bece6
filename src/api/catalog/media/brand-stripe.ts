import { type Thread, threadNames, threads } from '../../../shop/threads.ts';
import type { Image } from '../../../shop/wire/wire-types.ts';

/** The stripe pattern: thread index and width of each band. */
const bands = [0, 22, 1, 4, 0, 6, 2, 14, 1, 3, 2, 5, 0, 12, 1, 18, 2, 3, 0, 9];
const WIDTH = 96;

/** The URL of a stripe: `/pictures/stripes/plum-apricot-undyed.svg`. */
const stripePath = (names: readonly string[]) => `/pictures/stripes/${names.join('-')}.svg`;

/** A brand's mark, the stripe of its threads; null if it has none. */
export function brandLogo(names: readonly Thread[], alt: string): Image | null {
  const [first] = names;
  if (first === undefined) return null;
  return { url: stripePath(names), width: WIDTH, height: WIDTH, alt, placeholder: threads[first].hex };
}

/** The SVG of the stripe `plum-apricot-undyed`; null for unknown threads. */
export function drawStripe(name: string): string | null {
  const names = name.split('-');
  const known = names.filter(isThread);
  if (known.length !== names.length || known.length > 3) return null;
  const drawn: string[] = [];
  for (let [place, x] = [0, 0]; place < bands.length; place += 2) {
    const [which = 0, wide = 0] = bands.slice(place, place + 2);
    const thread = known[which % known.length] ?? 'undyed';
    drawn.push(`<path fill="${threads[thread].hex}" d="M${x} 0h${wide}v${WIDTH}h-${wide}z"/>`);
    x += wide;
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${WIDTH}">${drawn.join('')}</svg>`;
}

/** Whether a thread of this name exists; the column allows any text. */
export const isThread = (name: string): name is Thread => threadNames.some((thread) => thread === name);
