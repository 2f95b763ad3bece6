/** The two languages of the store, as they stand in cookies, on the wire and in the database. */
export type Language = 'en' | 'ar';
