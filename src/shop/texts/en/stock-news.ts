/** The piece somebody waited for, in the reader's language. */
export type AwaitedPiece = { readonly name: string; readonly color: string; readonly size: string };

/** The message that a piece can be had again: its title without a full stop, and one sentence. */
export const stockNews = {
  title: 'What you wait for is here',
  text: ({ name, color, size }: AwaitedPiece) => `${name} (${color}, ${size}) can be had now.`,
};
