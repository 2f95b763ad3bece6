import type { SearchCase } from './case.ts';
import { first, piece } from './case.ts';
import { jeans, knits, sports } from './kinds.ts';

/** A brand's name; the first results are all of that brand. */
export type BrandCase = readonly [asked: string, brandId: string];

export const brandNames: readonly BrandCase[] = [
  ['neelwan', 'neelwan'],
  ['nelwan', 'neelwan'],
  ['نيلوان', 'neelwan'],
  ['zarzoura', 'zarzoura'],
  ['زرزوره', 'zarzoura'],
  ['zarzora', 'zarzoura'],
  ['rakda', 'rakda'],
  ['ركضه', 'rakda'],
  ['hara 17', 'hara-17'],
  ['hara17', 'hara-17'],
  ['حارة ١٧', 'hara-17'],
  ['bas sadeh', 'bas-sadeh'],
  ['بس ساده', 'bas-sadeh'],
  ['jild khayt', 'jild-khayt'],
  ['جلد وخيط', 'jild-khayt'],
  ['ugarit', 'ugarit-blue'],
  ['ازرق اوغاريت', 'ugarit-blue'],
  ['mashyeh & darb', 'mashyeh-darb'],
  ['مشية ودرب', 'mashyeh-darb'],
  ['ليلة قطن', 'laylat-qutn'],
  ['laylat', 'laylat-qutn'],
  ['ridaa ebla', 'ridaa-ebla'],
  ['رداء ايبلا', 'ridaa-ebla'],
  ['صنارة تيتا', 'sinnarat-teta'],
  ['sinnarat', 'sinnarat-teta'],
  ['قص وقياس', 'qass-qiyas'],
  ['qass', 'qass-qiyas'],
];

export const brandPieces: readonly SearchCase[] = [
  ...first(jeans, 'neelwan jeans', 'جينز نيلوان'),
  ...first(knits, 'كنزة صنارة تيتا'),
  ...first(sports, 'rakda shoes', 'حذاء ركضة'),
  ...piece('hand-stitched-saddle-bag', 'جزدان جلد وخيط', 'hand stitched saddle bag'),
];
