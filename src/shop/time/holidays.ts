import type { StoreDate } from './store-time.ts';

export type Holiday = {
  readonly date: StoreDate;
  readonly name: { readonly en: string; readonly ar: string };
  /** Not announced yet; may move by a day. */
  readonly expected?: boolean | undefined;
};

/**
 * The official holidays of Syria, the settings' default (Decree 188 of 2025 and Decree 13 of 2026; lunar feasts by
 * the Umm al-Qura calendar). The merchant edits them when they are announced.
 */
export const officialHolidays: readonly Holiday[] = [
  { date: '2026-01-01', name: { en: 'New Year’s Day', ar: 'رأس السنة الميلادية' } },
  { date: '2026-03-18', name: { en: 'Syrian Revolution Day', ar: 'عيد الثورة السورية' } },
  {
    date: '2026-03-19',
    name: { en: 'Extra day before Eid al-Fitr 2026', ar: 'عطلة إضافية قبل عيد الفطر 2026' },
  },
  { date: '2026-03-20', name: { en: 'Eid al-Fitr (day 1)', ar: 'عيد الفطر (اليوم الأول)' } },
  {
    date: '2026-03-21',
    name: {
      en: 'Eid al-Fitr (day 2), Mother’s Day and Nowruz',
      ar: 'عيد الفطر (اليوم الثاني) وعيد الأم والنوروز',
    },
  },
  { date: '2026-03-22', name: { en: 'Eid al-Fitr (day 3)', ar: 'عيد الفطر (اليوم الثالث)' } },
  {
    date: '2026-03-23',
    name: { en: 'Extra day after Eid al-Fitr 2026', ar: 'عطلة إضافية بعد عيد الفطر 2026' },
  },
  { date: '2026-04-05', name: { en: 'Easter (Western)', ar: 'عيد الفصح لدى الطوائف المسيحية الغربية' } },
  { date: '2026-04-12', name: { en: 'Easter (Eastern)', ar: 'عيد الفصح لدى الطوائف المسيحية الشرقية' } },
  { date: '2026-04-17', name: { en: 'Evacuation Day', ar: 'عيد الجلاء' } },
  { date: '2026-05-01', name: { en: 'Labor Day', ar: 'عيد العمال' } },
  { date: '2026-05-27', name: { en: 'Eid al-Adha (day 1)', ar: 'عيد الأضحى (اليوم الأول)' }, expected: true },
  { date: '2026-05-28', name: { en: 'Eid al-Adha (day 2)', ar: 'عيد الأضحى (اليوم الثاني)' }, expected: true },
  { date: '2026-05-29', name: { en: 'Eid al-Adha (day 3)', ar: 'عيد الأضحى (اليوم الثالث)' }, expected: true },
  { date: '2026-05-30', name: { en: 'Eid al-Adha (day 4)', ar: 'عيد الأضحى (اليوم الرابع)' }, expected: true },
  { date: '2026-06-16', name: { en: 'Islamic New Year 1448', ar: 'رأس السنة الهجرية 1448' }, expected: true },
  { date: '2026-08-25', name: { en: 'Birthday of the Prophet', ar: 'المولد النبوي الشريف' }, expected: true },
  { date: '2026-12-08', name: { en: 'Liberation Day', ar: 'عيد التحرير' } },
  { date: '2026-12-25', name: { en: 'Christmas Day', ar: 'عيد الميلاد' } },
  { date: '2027-01-01', name: { en: 'New Year’s Day', ar: 'رأس السنة الميلادية' } },
  { date: '2027-03-09', name: { en: 'Eid al-Fitr (day 1)', ar: 'عيد الفطر (اليوم الأول)' }, expected: true },
  { date: '2027-03-10', name: { en: 'Eid al-Fitr (day 2)', ar: 'عيد الفطر (اليوم الثاني)' }, expected: true },
  { date: '2027-03-11', name: { en: 'Eid al-Fitr (day 3)', ar: 'عيد الفطر (اليوم الثالث)' }, expected: true },
  { date: '2027-03-18', name: { en: 'Syrian Revolution Day', ar: 'عيد الثورة السورية' } },
  { date: '2027-03-21', name: { en: 'Mother’s Day and Nowruz', ar: 'عيد الأم وعيد النوروز' } },
  { date: '2027-03-28', name: { en: 'Easter (Western)', ar: 'عيد الفصح لدى الطوائف المسيحية الغربية' } },
  { date: '2027-04-17', name: { en: 'Evacuation Day', ar: 'عيد الجلاء' } },
  { date: '2027-05-01', name: { en: 'Labor Day', ar: 'عيد العمال' } },
  { date: '2027-05-02', name: { en: 'Easter (Eastern)', ar: 'عيد الفصح لدى الطوائف المسيحية الشرقية' } },
  { date: '2027-05-16', name: { en: 'Eid al-Adha (day 1)', ar: 'عيد الأضحى (اليوم الأول)' }, expected: true },
  { date: '2027-05-17', name: { en: 'Eid al-Adha (day 2)', ar: 'عيد الأضحى (اليوم الثاني)' }, expected: true },
  { date: '2027-05-18', name: { en: 'Eid al-Adha (day 3)', ar: 'عيد الأضحى (اليوم الثالث)' }, expected: true },
  { date: '2027-05-19', name: { en: 'Eid al-Adha (day 4)', ar: 'عيد الأضحى (اليوم الرابع)' }, expected: true },
  { date: '2027-06-06', name: { en: 'Islamic New Year 1449', ar: 'رأس السنة الهجرية 1449' }, expected: true },
  { date: '2027-08-14', name: { en: 'Birthday of the Prophet', ar: 'المولد النبوي الشريف' }, expected: true },
  { date: '2027-12-08', name: { en: 'Liberation Day', ar: 'عيد التحرير' } },
  { date: '2027-12-25', name: { en: 'Christmas Day', ar: 'عيد الميلاد' } },
  { date: '2028-01-01', name: { en: 'New Year’s Day', ar: 'رأس السنة الميلادية' } },
  { date: '2028-02-26', name: { en: 'Eid al-Fitr (day 1)', ar: 'عيد الفطر (اليوم الأول)' }, expected: true },
  { date: '2028-02-27', name: { en: 'Eid al-Fitr (day 2)', ar: 'عيد الفطر (اليوم الثاني)' }, expected: true },
  { date: '2028-02-28', name: { en: 'Eid al-Fitr (day 3)', ar: 'عيد الفطر (اليوم الثالث)' }, expected: true },
  { date: '2028-03-18', name: { en: 'Syrian Revolution Day', ar: 'عيد الثورة السورية' } },
  { date: '2028-03-21', name: { en: 'Mother’s Day and Nowruz', ar: 'عيد الأم وعيد النوروز' } },
  {
    date: '2028-04-16',
    name: {
      en: 'Easter (Western and Eastern fall together)',
      ar: 'عيد الفصح لدى الطوائف المسيحية الغربية والشرقية',
    },
  },
  { date: '2028-04-17', name: { en: 'Evacuation Day', ar: 'عيد الجلاء' } },
  { date: '2028-05-01', name: { en: 'Labor Day', ar: 'عيد العمال' } },
  { date: '2028-05-05', name: { en: 'Eid al-Adha (day 1)', ar: 'عيد الأضحى (اليوم الأول)' }, expected: true },
  { date: '2028-05-06', name: { en: 'Eid al-Adha (day 2)', ar: 'عيد الأضحى (اليوم الثاني)' }, expected: true },
  { date: '2028-05-07', name: { en: 'Eid al-Adha (day 3)', ar: 'عيد الأضحى (اليوم الثالث)' }, expected: true },
  { date: '2028-05-08', name: { en: 'Eid al-Adha (day 4)', ar: 'عيد الأضحى (اليوم الرابع)' }, expected: true },
  { date: '2028-05-25', name: { en: 'Islamic New Year 1450', ar: 'رأس السنة الهجرية 1450' }, expected: true },
  { date: '2028-08-03', name: { en: 'Birthday of the Prophet', ar: 'المولد النبوي الشريف' }, expected: true },
  { date: '2028-12-08', name: { en: 'Liberation Day', ar: 'عيد التحرير' } },
  { date: '2028-12-25', name: { en: 'Christmas Day', ar: 'عيد الميلاد' } },
];
