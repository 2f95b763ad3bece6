/**
 * The shape an Arabic catalogue has to fill, taken from the English one: every sentence is there, every
 * function takes the same arguments, lists and nested groups keep their form.
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
