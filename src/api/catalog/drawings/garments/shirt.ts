import { sewBandCollar, sewBow } from './band-collar.ts';
import { type Bolt, unroll } from './bolt.ts';
import { sewBomber } from './bomber.ts';
import type { ShirtLook } from './clothes-look.ts';
import type { Drawing, MeasureLine, Side } from './drawing.ts';
import { hood, sewHoodBehind, sewHoodFront, sewHoodOnBack } from './hood.ts';
import { onBothSides } from './markup.ts';
import { seam, stitch } from './notions.ts';
import { cutPanel, type PanelFinish } from './panel.ts';
import { mirrorPath } from './path.ts';
import { sewRollNeck } from './roll-neck.ts';
import { sewRoundNeck } from './round-neck.ts';
import { hangingShadow } from './shadow.ts';
import { sewBackOfNeck } from './shirt-back.ts';
import { sewCollar, sewFront } from './shirt-collar.ts';
import { bodyOutline, cuffs, hasTails, isClose, sleeves } from './shirt-cut.ts';
import { sewOnCollar, sewShirtDetail } from './shirt-detail.ts';
import { backFolds, bodyFolds, skirtFolds } from './shirt-folds.ts';
import { finishHem, hemOutline } from './shirt-hem.ts';
import { sewBoatNeck, sewHalfZip, sewHenley, sewOpenCollar, sewRuffle, sewShawl } from './shirt-necks.ts';
import { sewSleeve } from './shirt-sleeve.ts';
import { sewTrucker } from './trucker.ts';
import { sewCardigan, sewVeeNeck } from './vee-neck.ts';
import { sewZip } from './zip.ts';

/** Anything worn on the upper body: a buttoned shirt, a polo, a T-shirt, a knit, a tunic. */
export function drawShirt(look: ShirtLook, side: Side): Drawing {
  const bolt = unroll(look);
  const body = bodyOutline(look, side);
  const sleeve = sleeves[look.sleeve];
  const cuff = cuffs[look.sleeve] ?? '';
  const outline = body + sleeve + mirrorPath(sleeve) + cuff + mirrorPath(cuff) + (hasHood(look) ? hood : '');
  const turns = printTurns(bolt, look);
  const folds = [
    ...(side === 'back' ? backFolds : bodyFolds),
    ...(look.length === 'thigh' ? skirtFolds : []),
  ];
  const marks =
    hangingShadow(outline) +
    (hasHood(look) && side === 'front' ? sewHoodBehind(bolt) : '') +
    onBothSides('sleeve', sewSleeve(bolt, look, turns.sleeve)) +
    cutPanel(bolt, 'body', body, { folds, ...turns.body }) +
    onBothSides('armhole', sewArmhole(bolt)) +
    finishHem(bolt, look) +
    sewShirtDetail(bolt, look, side) +
    (side === 'back' ? sewBack(bolt, look) : sewNeck(bolt, look)) +
    sewOnCollar(bolt, look, side);
  const placed = look.length === 'thigh' ? { x: 0, y: -34, scale: 1 } : { x: -33, y: -14, scale: 1.11 };
  return {
    definitions: bolt.definitions,
    marks,
    placed,
    outline: outline + hemOutline(look),
    lines: measured(look),
  };
}

const hasHood = ({ neck }: ShirtLook): boolean => neck === 'hood' || neck === 'zipHood';

function sewNeck(bolt: Bolt, look: ShirtLook): string {
  const turn = printTurns(bolt, look).body.printTurn;
  switch (look.neck) {
    case 'round':
      return sewRoundNeck(bolt, look);
    case 'zip':
      return sewZip(bolt) + sewRoundNeck(bolt, look);
    case 'bomber':
    case 'varsity':
      return sewBomber(bolt, look);
    case 'henley':
      return sewRoundNeck(bolt, look) + sewHenley(bolt);
    case 'boat':
      return sewBoatNeck(bolt, look);
    case 'halfZip':
      return sewHalfZip(bolt);
    case 'shawl':
      return sewCardigan(bolt, look) + sewShawl(bolt);
    case 'hood':
      return sewRoundNeck(bolt, look) + sewHoodFront(bolt, turn);
    case 'zipHood':
      return sewZip(bolt) + sewRoundNeck(bolt, look) + sewHoodFront(bolt, turn, false);
    case 'vee':
      return sewVeeNeck(bolt, look);
    case 'cardigan':
      return sewCardigan(bolt, look);
    case 'roll':
      return sewRollNeck(bolt);
    case 'band':
      return sewBandCollar(bolt, look);
    case 'bow':
      return sewFront(bolt, look) + sewBow(bolt);
    case 'ruffle':
      return sewFront(bolt, look) + sewRuffle(bolt);
    case 'open':
      return sewOpenCollar(bolt, look);
    case 'trucker':
      return sewFront(bolt, look) + sewTrucker(bolt) + sewCollar(bolt, look);
    case 'collar':
    case 'polo':
      return sewFront(bolt, look) + sewCollar(bolt, look);
  }
}

function sewBack(bolt: Bolt, look: ShirtLook): string {
  return hasHood(look) ? sewHoodOnBack(bolt) : sewBackOfNeck(bolt, look);
}

function measured(look: ShirtLook): readonly MeasureLine[] {
  const { sleeve, length, rib, neck } = look;
  const hem =
    length === 'thigh'
      ? 738
      : isClose(sleeve)
        ? 632
        : hasTails(look) || rib || neck === 'trucker'
          ? 653
          : 640;
  return [
    { measure: 'chest', from: [174, 298], to: [426, 298] },
    { measure: 'waist', from: [177, 430], to: [423, 430] },
    ...(length === 'thigh' ? [{ measure: 'hips', from: [172, 556], to: [428, 556] } as const] : []),
    { measure: 'length', from: [248, 136], to: [248, hem] },
    { measure: 'sleeve', from: [436, 170], to: sleeveEnds[sleeve] },
  ];
}

const sleeveEnds = {
  cap: [499, 287],
  puff: [500, 300],
  short: [513, 334],
  elbow: [523, 394],
  long: [523, 576],
  batwing: [523, 576],
  close: [508, 588],
} as const;

/** Woven stripes run along the body and the sleeve; knitted ones run round them. */
function printTurns({ print }: Bolt, { neck }: ShirtLook): { body: PanelFinish; sleeve: string } {
  const isWoven =
    neck === 'collar' || neck === 'trucker' || neck === 'band' || neck === 'bow' || neck === 'ruffle';
  return print.pattern === 'stripe' && !isWoven
    ? { body: { printTurn: 'rotate(90 300 400)' }, sleeve: 'rotate(81 380 360)' }
    : { body: {}, sleeve: 'rotate(-9 460 300)' };
}

function sewArmhole({ cloth }: Bolt): string {
  return (
    seam('M434 169C427 210 423 250 425 294', cloth, 0.6) +
    stitch('M429 172C422 212 418 252 420 292', cloth.stitch, 0.45)
  );
}
