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
    N: 'Take the next step of the row or order',
    C: 'Call: show the number, then dial it',
    E: 'Edit the order',
    P: 'Print the label',
    'Ctrl S': 'Save',
    Esc: 'Close',
    '?': 'These keys',
  },
};
