/** The console's keys and their help. */
export const keys = {
  title: 'Keys',
  use: 'Work with keys (press ? to see them)',
  does: {
    '/': 'Search',
    'Ctrl K': 'Find anything',
    J: 'Next row',
    K: 'Row before',
    X: 'Tick the row',
    Enter: 'Open the row',
    C: 'Take the next step of the row or order',
    P: 'Print the label',
    N: 'New order',
    'Ctrl S': 'Save',
    Esc: 'Close',
    '?': 'These keys',
  },
};
