import type { Cut, Threads } from '../garments/cut.ts';
import { threads } from '../garments/inks.ts';
import type { Look } from '../garments/look.ts';

type Dye = Pick<Cut, 'color' | 'print'>;

/** Turns a color and a print into the look of one type of piece. */
export type Outline = (dye: Dye) => Look;

/** The store's own label. */
export const storeThreads: Threads = [threads.pistachio, threads.sumac, threads.apricot];
