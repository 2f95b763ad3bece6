/** The URL of the search results. */
export const searchPath = (name: string) => `/SearchProducts?${new URLSearchParams({ name })}`;
