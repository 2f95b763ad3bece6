/** What documents on paper say around what they are about. `{page}` and `{pages}` are filled in where they are set. */
export const documents = {
  pageOf: 'Page {page} of {pages}',
};
