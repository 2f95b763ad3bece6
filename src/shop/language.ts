/** The store's two languages, as in cookies, on the wire and in the database. */
export type Language = 'en' | 'ar';
