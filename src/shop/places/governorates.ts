/** The 14 governorates of Syria: id, ISO 3166-2 code, names, capital. */
export type Governorate = {
  readonly _id: string;
  readonly iso: string;
  readonly name: { readonly en: string; readonly ar: string };
  readonly capital: string;
};

export const governorates: readonly Governorate[] = [
  { _id: 'damascus', iso: 'SY-DI', name: { en: 'Damascus', ar: 'دمشق' }, capital: 'damascus' },
  {
    _id: 'rif-dimashq',
    iso: 'SY-RD',
    name: { en: 'Rif Dimashq', ar: 'ريف دمشق' },
    capital: 'douma',
  },
  { _id: 'aleppo', iso: 'SY-HL', name: { en: 'Aleppo', ar: 'حلب' }, capital: 'aleppo' },
  { _id: 'homs', iso: 'SY-HI', name: { en: 'Homs', ar: 'حمص' }, capital: 'homs' },
  { _id: 'hama', iso: 'SY-HM', name: { en: 'Hama', ar: 'حماة' }, capital: 'hama' },
  { _id: 'latakia', iso: 'SY-LA', name: { en: 'Latakia', ar: 'اللاذقية' }, capital: 'latakia' },
  { _id: 'tartus', iso: 'SY-TA', name: { en: 'Tartus', ar: 'طرطوس' }, capital: 'tartus' },
  { _id: 'idlib', iso: 'SY-ID', name: { en: 'Idlib', ar: 'إدلب' }, capital: 'idlib' },
  { _id: 'daraa', iso: 'SY-DR', name: { en: 'Daraa', ar: 'درعا' }, capital: 'daraa' },
  {
    _id: 'as-suwayda',
    iso: 'SY-SU',
    name: { en: 'As-Suwayda', ar: 'السويداء' },
    capital: 'as-suwayda',
  },
  {
    _id: 'quneitra',
    iso: 'SY-QU',
    name: { en: 'Quneitra', ar: 'القنيطرة' },
    capital: 'madinat-al-salam',
  },
  {
    _id: 'deir-ez-zor',
    iso: 'SY-DY',
    name: { en: 'Deir ez-Zor', ar: 'دير الزور' },
    capital: 'deir-ez-zor',
  },
  { _id: 'raqqa', iso: 'SY-RA', name: { en: 'Raqqa', ar: 'الرقة' }, capital: 'raqqa' },
  {
    _id: 'al-hasakah',
    iso: 'SY-HA',
    name: { en: 'Al-Hasakah', ar: 'الحسكة' },
    capital: 'al-hasakah',
  },
];
