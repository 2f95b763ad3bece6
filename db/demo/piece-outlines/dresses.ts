import { dress, skirt } from '../../../src/api/catalog/drawings/outlines/clothes-outlines.ts';
import type { Outline } from '../../../src/api/catalog/drawings/outlines/outline.ts';

export const dressPieces: Readonly<Record<string, Outline>> = {
  'pleated-midi-skirt': skirt('pleated'),
  'dotted-a-line-skirt': skirt('flared'),
  'checked-wool-blend-skirt': skirt('straight'),
  'button-front-denim-skirt': skirt('buttoned'),
  'flared-denim-midi-skirt': skirt('panels'),
  'chiffon-dress-with-layered-skirt': dress('crepe', 'long', {
    skirt: 'tiers',
    length: 'ankle',
    waist: 'plain',
  }),
  'sprig-maxi-dress-with-a-tie-belt': dress('crepe', 'long', { length: 'ankle' }),
  'satin-occasion-dress': dress('smooth', 'long', { neck: 'wrap', length: 'ankle', waist: 'plain' }),
  'linen-shirt-dress-to-the-ankle': dress('linen', 'long', { neck: 'collar', length: 'ankle' }),
  'velvet-dress-with-a-stand-collar': dress('smooth', 'long', {
    neck: 'stand',
    skirt: 'straight',
    length: 'ankle',
  }),
  'dotted-wrap-dress': dress('crepe', 'short', { neck: 'wrap' }),
  'striped-shirt-dress': dress('twill', 'short', { neck: 'collar' }),
  'seaside-linen-dress': dress('linen', 'short', { skirt: 'straight' }),
  'jersey-dress-with-flutter-sleeves': dress('smooth', 'flutter', { waist: 'plain' }),
  'checked-dress-with-a-square-neck': dress('twill', 'puff', { neck: 'square', waist: 'plain' }),
  'sprig-dress-with-a-round-collar': dress('twill', 'short', {
    neck: 'flat',
    length: 'knee',
    waist: 'plain',
  }),
  'layered-party-dress': dress('crepe', 'none', { skirt: 'tiers', length: 'knee' }),
  'checked-pinafore-dress': dress('twill', 'none', { neck: 'bib', length: 'knee', waist: 'plain' }),
  'striped-jersey-dress': dress('smooth', 'short', { length: 'knee', waist: 'plain' }),
  'corduroy-dress-with-pockets': dress('cord', 'none', { length: 'knee', waist: 'plain', pockets: true }),
  'dotted-summer-dress': dress('twill', 'none', { neck: 'straps', length: 'knee', waist: 'plain' }),
};
