import type { Bilingual } from './bilingual.ts';

export type Season = 'spring' | 'summer' | 'autumn' | 'winter';

/** A kind of piece: where it hangs, how it is sized, and the range (whole new pounds) its prices stay in. */
export type DemoProductType = {
  readonly id: string;
  readonly name: Bilingual;
  readonly subcategoryId: string;
  readonly sizeSystemId: string;
  readonly sizeGuideId: string | null;
  readonly sizes: readonly string[];
  readonly colors: readonly string[];
  /** The seasons it is for, none for what is worn all year; where they are left out, its cloth decides. */
  readonly seasons?: readonly Season[];
  readonly price: { readonly min: number; readonly max: number };
};
