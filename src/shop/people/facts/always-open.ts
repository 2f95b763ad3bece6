export type OpenHours = { readonly opens: number; readonly closes: number };

/** Whether support answers around the clock. */
export const isAlwaysOpen = ({ opens, closes }: OpenHours): boolean => opens === 0 && closes === 24;
