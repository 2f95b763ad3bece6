/** The store's languages, as in cookies, on the wire and in the database. */
export const languages = ['en', 'ar'] as const;

export type Language = (typeof languages)[number];

/** The same thing in every language. */
export type Localized<Thing = string> = Readonly<Record<Language, Thing>>;

export const inEachLanguage = <Thing>(of: (language: Language) => Thing): Localized<Thing> => ({
  en: of('en'),
  ar: of('ar'),
});

/** All languages, the reader's first. */
export const readersFirst = (reader: Language): Language[] => [
  reader,
  ...languages.filter((each) => each !== reader),
];
