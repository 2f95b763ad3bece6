import { plural } from '../plural.ts';

/** The words around what people say about a piece. */
export const reviews = {
  title: 'Reviews',
  count: (n: number) => plural(n, { one: '1 review', other: `${n} reviews` }),
  none: 'No reviews yet',
  noneText: 'Whoever receives this piece can tell how it fits and wears.',
  stars: (n: number) => plural(n, { one: '1 star', other: `${n} stars` }),
  shareOf: (n: number) => plural(n, { one: '1 review', other: `${n} reviews` }),
  fit: { small: 'Runs small', true: 'True to size', large: 'Runs large' },
  mine: 'Your review',
  showMore: 'Show more reviews',
  failed: 'Could not load the reviews.',
  tryAgain: 'Try again',
  write: 'Write a review',
  edit: 'Edit',
  remove: 'Delete',
  rating: 'Your rating',
  chooseRating: 'Please choose a rating',
  comment: 'Your words',
  commentHint: 'How is the cloth, how does it fit? Up to 1,000 characters.',
  howItFits: 'How does it fit?',
  send: 'Publish',
  sent: 'Thank you, your review is published',
  sendFailed: 'Your review could not be saved. Your words are still here.',
  removed: 'Your review was deleted',
  removeFailed: 'Your review could not be deleted.',
};
