/** Reporting a review to the store. */
export const reviewReport = {
  title: 'Report this review',
  text: 'The store reads it and decides. Its author does not learn who reported it.',
  choose: 'Choose what is wrong with it.',
  send: 'Report it',
  sent: 'Thank you. The store looks at it.',
  failed: 'It could not be reported. Try again.',
};
