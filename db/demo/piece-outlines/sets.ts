import type { SetPiece, ShirtLook } from '../../../src/api/catalog/drawings/garments/clothes-look.ts';
import { threads } from '../../../src/api/catalog/drawings/garments/inks.ts';
import {
  babywear,
  newborn,
  trousersPiece,
} from '../../../src/api/catalog/drawings/outlines/clothes-outlines.ts';
import { type Outline, storeThreads } from '../../../src/api/catalog/drawings/outlines/outline.ts';
import { set, thermals } from '../../../src/api/catalog/drawings/outlines/set-outlines.ts';

type TopCut = Partial<Pick<ShirtLook, 'sleeve' | 'length' | 'detail' | 'side'>>;

const top = (neck: ShirtLook['neck'], rib: boolean, cut: TopCut = {}): SetPiece => ({
  drawing: 'shirt',
  sleeve: 'long',
  neck,
  rib,
  threads: storeThreads,
  ...cut,
});

const plain = { print: { pattern: 'plain' } } as const;
const vest: SetPiece = { drawing: 'vest', threads: storeThreads };
const soft = trousersPiece('drawstring', 'tapered');
const round = { round: true } as const;

/** A plain tracksuit with the stripes at its sides alone. */
const sideStriped: Outline = (dye) => {
  const side = dye.print.pattern === 'plain' ? threads.undyed : dye.print.inks[0];
  const cut = set('smooth', top('zip', true, { side }), trousersPiece('drawstring', 'tapered', { side }));
  return cut({ ...dye, ...plain });
};

export const setPieces: Readonly<Record<string, Outline>> = {
  'modal-pyjamas-with-piping': set(
    'smooth',
    top('collar', false, { detail: 'piping' }),
    trousersPiece('drawstring', 'long'),
  ),
  'dotted-jersey-pyjamas': set('smooth', top('round', true), soft),
  'sprig-cotton-nightshirt-set': set(
    'twill',
    top('collar', false, { length: 'thigh' }),
    trousersPiece('elastic', 'narrow'),
  ),
  'striped-short-sleeve-pyjamas': set(
    'smooth',
    top('round', false, { sleeve: 'short' }),
    trousersPiece('drawstring', 'long', round),
  ),
  'jersey-pyjamas-with-cuffs': set('smooth', top('round', true), soft),
  'short-sleeve-modal-pyjamas': set(
    'smooth',
    top('collar', false, { sleeve: 'short' }),
    trousersPiece('drawstring', 'long'),
  ),
  'two-button-slim-suit': set(
    'twill',
    { drawing: 'coat', length: 'short', threads: storeThreads },
    trousersPiece('tailored', 'slim'),
  ),
  'pinstripe-double-breasted-suit': set(
    'twill',
    { drawing: 'coat', length: 'short', front: 'double', threads: storeThreads },
    trousersPiece('tailored', 'long', { detail: 'pleats' }),
  ),
  'half-lined-summer-suit': set(
    'linen',
    { drawing: 'coat', length: 'short', pockets: 'patch', threads: storeThreads },
    trousersPiece('tailored', 'long'),
  ),
  'satin-lapel-evening-suit': set(
    'twill',
    { drawing: 'coat', length: 'short', front: 'shawl', threads: storeThreads },
    trousersPiece('tailored', 'slim'),
  ),
  'sprig-top-and-wide-trousers': set(
    'smooth',
    top('round', false, { detail: 'frill' }),
    trousersPiece('drawstring', 'wide'),
  ),
  'linen-blend-shirt-and-shorts': set(
    'linen',
    top('collar', false, { sleeve: 'short' }),
    trousersPiece('drawstring', 'short'),
  ),
  'zip-jacket-and-trousers-set': set('smooth', top('zip', true), soft),
  'brushed-cotton-tracksuit': set('smooth', top('hood', true), soft),
  'training-tracksuit-with-zips': set(
    'smooth',
    top('zip', true),
    trousersPiece('drawstring', 'slim', { detail: 'ankleZip' }),
  ),
  'side-striped-football-tracksuit': sideStriped,
  'light-terry-tracksuit': set('smooth', top('round', true), soft),
  'sprig-print-long-sleeve-bodysuit': babywear('bodysuit', 'long'),
  'ribbed-wrap-bodysuit': babywear('bodysuit', 'long', 'wrap', 'rib'),
  'striped-bodysuit-with-collar': babywear('bodysuit', 'short', 'collar'),
  'dotted-sleeveless-vest-body': babywear('bodysuit', 'none'),
  'striped-sleepsuit-with-two-way-zip': babywear('sleepsuit', 'long', 'zip'),
  'sprig-print-romper': babywear('romper', 'short'),
  'newborn-set-of-five-pieces': newborn('five', 'smooth'),
  'knitted-cardigan-and-trousers': set('moss', top('cardigan', true), trousersPiece('drawstring', 'baby')),
  'striped-top-and-soft-trousers': set(
    'smooth',
    top('round', true),
    trousersPiece('drawstring', 'baby', round),
  ),
  'knitted-romper-with-bonnet': newborn('bonnet', 'knit'),
  'checked-shirt-and-braces-set': set(
    'twill',
    top('collar', false),
    trousersPiece('drawstring', 'baby', { ...plain, detail: 'braces' }),
  ),
  'striped-full-cover-swimsuit': set(
    'smooth',
    top('round', false, { length: 'thigh' }),
    trousersPiece('elastic', 'narrow', plain),
  ),
  'skirted-burkini': set(
    'smooth',
    top('zip', false),
    trousersPiece('elastic', 'narrow', { detail: 'skirt' }),
  ),
  'training-swimsuit-with-long-sleeves': set(
    'smooth',
    top('round', false, { sleeve: 'close' }),
    trousersPiece('elastic', 'narrow'),
  ),
  'striped-thermal-set': set(
    'smooth',
    top('round', true, { sleeve: 'close' }),
    trousersPiece('elastic', 'ribbed', round),
  ),
  'wool-blend-thermal-set': set(
    'rib',
    top('round', true, { sleeve: 'close' }),
    trousersPiece('elastic', 'ribbed'),
  ),
  'vest-and-briefs-set-for-kids': set('smooth', vest, trousersPiece('elastic', 'brief')),
  'ribbed-kids-undershirt-set': set(
    'rib',
    top('round', false, { sleeve: 'short' }),
    trousersPiece('boxer', 'short'),
  ),
  'dotted-kids-underwear-set': set('smooth', vest, trousersPiece('elastic', 'brief')),
  'warm-kids-undersuit': thermals,
};
