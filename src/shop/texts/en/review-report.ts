/** Reporting a review to the store. */
export const reviewReport = {
  title: 'Report this review',
  text: 'The store will look at it and decide. The author will not know who reported it.',
  choose: 'Please choose a reason',
  send: 'Report',
  sent: 'Thank you. The store will look at it.',
  failed: 'The review could not be reported. Please try again.',
};
