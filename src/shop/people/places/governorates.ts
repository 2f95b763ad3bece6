import type { Localized } from '../../language.ts';
/** The 14 governorates of Syria: id, ISO 3166-2 code, names, capital. */
export type Governorate = {
  readonly _id: string;
  readonly iso: string;
  readonly name: Localized;
  readonly capital: string;
};

type GovernorateRow = readonly [id: string, iso: string, en: string, ar: string, capital: string];

const rows: readonly GovernorateRow[] = [
  ['damascus', 'SY-DI', 'Damascus', 'دمشق', 'damascus'],
  ['rif-dimashq', 'SY-RD', 'Rif Dimashq', 'ريف دمشق', 'douma'],
  ['aleppo', 'SY-HL', 'Aleppo', 'حلب', 'aleppo'],
  ['homs', 'SY-HI', 'Homs', 'حمص', 'homs'],
  ['hama', 'SY-HM', 'Hama', 'حماة', 'hama'],
  ['latakia', 'SY-LA', 'Latakia', 'اللاذقية', 'latakia'],
  ['tartus', 'SY-TA', 'Tartus', 'طرطوس', 'tartus'],
  ['idlib', 'SY-ID', 'Idlib', 'إدلب', 'idlib'],
  ['daraa', 'SY-DR', 'Daraa', 'درعا', 'daraa'],
  ['as-suwayda', 'SY-SU', 'As-Suwayda', 'السويداء', 'as-suwayda'],
  ['quneitra', 'SY-QU', 'Quneitra', 'القنيطرة', 'madinat-al-salam'],
  ['deir-ez-zor', 'SY-DY', 'Deir ez-Zor', 'دير الزور', 'deir-ez-zor'],
  ['raqqa', 'SY-RA', 'Raqqa', 'الرقة', 'raqqa'],
  ['al-hasakah', 'SY-HA', 'Al-Hasakah', 'الحسكة', 'al-hasakah'],
];

export const governorates: readonly Governorate[] = rows.map(([id, iso, en, ar, capital]) => ({
  _id: id,
  iso,
  name: { en, ar },
  capital,
}));
