/** The list that answers words. */
export const searchPath = (name: string) => `/SearchProducts?${new URLSearchParams({ name })}`;
