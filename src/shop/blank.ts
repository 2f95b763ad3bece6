/** Whether nothing of a text is seen: it is empty, or has only spaces, direction marks and other invisible characters. */
export const isBlank = (text: string): boolean => !/[^\p{Z}\p{Cc}\p{Cf}]/u.test(text);
