/** A text in both languages of the shop. */
export type Bilingual = { readonly en: string; readonly ar: string };
