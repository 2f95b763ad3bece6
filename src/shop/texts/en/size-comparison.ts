/** Two sizes of a size guide side by side. */
export const sizeComparison = {
  title: 'Compare two sizes',
  sides: ['One size', 'The other'],
  same: 'the same',
  larger: (cm: number) => `${cm} cm more`,
  smaller: (cm: number) => `${cm} cm less`,
};
