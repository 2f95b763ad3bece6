/** Kinds of piece that have different things said about them. */
export type ReviewKind =
  | 'top'
  | 'dress'
  | 'trousers'
  | 'knit'
  | 'coat'
  | 'tailored'
  | 'child'
  | 'baby'
  | 'shoes'
  | 'bag'
  | 'accessory'
  | 'night'
  | 'swim';

type ByTone = { readonly good: readonly string[]; readonly mixed: readonly string[] };

/** Sentences by kind and tone. Each has to be true of every piece of its kind, whatever its cut or cloth. */
export type ReviewWords = Readonly<Record<ReviewKind | 'any', ByTone>> & {
  /** For one and two stars, of any piece. */
  readonly bad: readonly string[];
  readonly fit: {
    readonly small: readonly string[];
    readonly true: readonly string[];
    readonly large: readonly string[];
  };
};
