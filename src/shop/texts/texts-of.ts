/**
 * The type an Arabic text file must have, derived from the English one: all texts, functions with the same arguments,
 * the same lists and groups.
 */
export type TextsOf<English> = {
  readonly [Key in keyof English]: English[Key] extends string
    ? string
    : English[Key] extends (...args: infer Args) => string
      ? (...args: Args) => string
      : English[Key] extends (...args: infer Args) => infer Said
        ? (...args: Args) => TextsOf<Said>
        : English[Key] extends readonly (infer Item)[]
          ? readonly TextsOf<Item>[]
          : English[Key] extends object
            ? TextsOf<English[Key]>
            : English[Key];
};
