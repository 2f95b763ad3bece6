/** The store's languages, as in cookies, on the wire and in the database. */
export const languages = ['en', 'ar'] as const;

export type Language = (typeof languages)[number];

/** A value in every language. */
export type Localized<Value = string> = Readonly<Record<Language, Value>>;

export function inEachLanguage<Value>(of: (language: Language) => Value): Localized<Value> {
  const values = languages.map((language) => [language, of(language)] as const);
  return Object.fromEntries(values) as Localized<Value>; // one key a language
}

type LanguageFacts = {
  /** Its own name. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  readonly comma: string;
  readonly unit: string;
  readonly oldUnit: string;
};

/** What is known of each language beside its texts; units are those of amounts, new and old pounds. */
export const languageFacts: Localized<LanguageFacts> = {
  en: {
    name: 'English',
    direction: 'ltr',
    comma: ', ',
    unit: 'SYP',
    oldUnit: 'in old pounds',
  },
  ar: {
    name: 'العربية',
    direction: 'rtl',
    comma: '، ',
    unit: 'ل.س',
    oldUnit: 'بالليرة القديمة',
  },
};

/** The texts that a form has a field a language for: `title` of `titleEn` and `titleAr`. */
type NamesOf<Fields> = keyof Fields extends infer Key
  ? Key extends `${infer Name}En`
    ? Name
    : never
  : never;

/** The end of a form field's name in a language: `En` of `titleEn`. */
export const fieldEnding = (language: Language) =>
  `${language.charAt(0).toUpperCase()}${language.slice(1)}` as Capitalize<Language>;

/** A text of a form in each language; empty in one that the form has no field for. */
export function textsOfFields<Fields extends object>(
  fields: Fields,
  name: NamesOf<Fields> & string,
): Localized {
  const values = new Map(Object.entries(fields));
  const text: string = name;
  return inEachLanguage((language) => String(values.get(`${text}${fieldEnding(language)}`) ?? ''));
}

/** All languages, the reader's first. */
export const readersFirst = (reader: Language): Language[] => [
  reader,
  ...languages.filter((each) => each !== reader),
];

/** The text in the reader's language, otherwise in the next one that has it; empty where none has. */
export const firstWritten = (texts: Localized, reader: Language): string =>
  readersFirst(reader)
    .map((language) => texts[language])
    .find(Boolean) ?? '';
