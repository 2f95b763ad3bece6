/** The variant the shopper waited for, in the reader's language. */
export type AwaitedVariant = { readonly name: string; readonly color: string; readonly size: string };

/** The restock message: a title without a full stop, and one sentence. */
export const stockNews = {
  title: 'What you wait for is here',
  text: ({ name, color, size }: AwaitedVariant) => `${name} (${color}, ${size}) can be had now.`,
};
