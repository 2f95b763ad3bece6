import type { SneakerLook } from './accessory-look.ts';
import { type Cloth, clothOf } from './cloth.ts';
import { filled, stroked } from './markup.ts';
import { stitch } from './notions.ts';
import { part } from './pair.ts';

export type Sole = 'cup' | 'curved' | 'cushion' | 'block' | 'flat' | 'foxing' | 'studs';

export const soleOutlines: Record<Sole, string> = {
  cup: 'M34 199C31 211 31 224 36 233C50 239 150 241 250 241C330 241 400 241 434 237C462 233 479 222 482 209C483 201 478 197 468 199C420 209 360 213 280 212C190 211 110 207 54 197C44 195 36 194 34 199Z',
  flat: 'M34 203C31 213 31 224 36 232C50 237 150 238 250 238C330 238 400 238 440 235C466 231 480 222 482 211C483 203 478 199 468 201C420 210 360 214 280 214C190 213 110 210 54 201C44 199 36 198 34 203Z',
  curved:
    'M26 190C18 206 16 228 28 238C60 246 150 242 222 244C300 246 390 246 440 234C472 226 490 208 492 190C492 182 484 182 476 188C440 206 380 208 296 204C214 200 120 200 54 186C42 183 32 182 26 190Z',
  cushion:
    'M20 168C8 196 8 230 24 244C70 252 150 246 222 248C304 250 396 250 446 236C482 224 500 204 500 180C500 172 490 172 480 180C444 198 380 198 296 194C214 190 120 186 52 164C40 160 28 158 20 168Z',
  block:
    'M28 172C18 196 16 226 22 248L472 250C488 244 496 224 494 200C492 188 482 188 470 192C420 202 360 204 280 202C190 200 110 192 54 174C44 170 34 166 28 172Z',
  foxing:
    'M34 203C31 214 31 230 36 240L472 240C482 234 486 218 483 204C440 213 360 217 280 217C190 217 100 213 52 202C44 200 36 198 34 203Z',
  studs:
    'M36 206C32 214 34 222 42 226C150 232 380 232 462 226C478 222 484 212 482 204C440 212 360 216 280 216C190 216 110 212 54 203C46 201 39 201 36 206Z',
};

/** The sole in its rubber; what touches the ground is the outsole's. */
export function sewSole(kind: Sole, sole: Cloth, { outsole, accent }: SneakerLook): string {
  const outline = soleOutlines[kind];
  return (
    part('midsole', outline, 'url(#lit-sole)', sole, marksOf(kind, sole, outsole, accent)) + seams(kind, sole)
  );
}

function seams(kind: Sole, sole: Cloth): string {
  return kind === 'cup' ? stitch('M44 203C160 217 350 219 468 205', sole.seam, 0.4, 1) : '';
}

function marksOf(kind: Sole, { deep, highlight, seam }: Cloth, rubber: string, accent: string): string {
  const tread = (path: string, width: number, dash: string): string =>
    `<path d="${path}" fill="none" stroke="${rubber}" stroke-width="${width}" stroke-dasharray="${dash}"/>`;
  switch (kind) {
    case 'cup':
    case 'flat':
      return (
        stroked('M32 215C140 225 360 227 477 212', deep, 1.2, 0.6) +
        stroked('M32 213C140 223 360 225 477 210', highlight, 1.2, 0.9) +
        filled('M30 231C120 236 390 237 466 224L474 246L22 246Z', rubber) +
        stroked('M30 231C120 236 390 237 466 224', clothOf(rubber).seam, 1, 0.5)
      );
    case 'curved':
      return (
        stroked('M20 214C120 224 220 206 300 222C370 234 440 222 490 200', deep, 2, 0.6) +
        stroked('M20 218C120 228 220 210 300 226C370 238 440 226 490 204', highlight, 1.6, 0.8) +
        tread('M24 240C150 238 340 250 470 226', 9, '15 4')
      );
    case 'cushion':
      return (
        stroked('M12 200C120 218 240 196 320 214C390 226 450 212 498 188', accent, 5, 0.85) +
        [60, 96, 132, 168].map((x) => stroked(`M${x} 222L${x + 22} 222`, deep, 7, 0.5)).join('') +
        stroked('M14 194C120 212 240 190 320 208C390 220 450 206 498 182', highlight, 1.6, 0.8) +
        tread('M22 248C150 244 340 256 474 228', 9, '15 4')
      );
    case 'block': {
      const ridges = [200, 212, 224].map((y) =>
        stroked(`M18 ${y - 6}C140 ${y + 8} 380 ${y + 10} 494 ${y - 2}`, deep, 2, 0.55),
      );
      return (
        ridges.join('') +
        tread('M20 247L474 248', 9, '20 6') +
        stroked('M40 186C160 206 380 210 476 198', highlight, 2, 0.8)
      );
    }
    case 'foxing':
      return (
        stroked('M34 218C160 230 380 230 484 216', accent, 2.6, 0.85) +
        stroked('M34 234L480 234', deep, 2, 0.5) +
        stroked('M34 208C160 222 380 222 484 208', highlight, 1.2, 0.8)
      );
    case 'studs':
      return stroked('M36 214C150 222 380 222 482 212', seam, 1.2, 0.4);
  }
}

/** The studs below a football shoe's plate; they are drawn apart, as they hang below its outline. */
export function studs(color: string): string {
  const { base, seam, highlight } = clothOf(color);
  return [56, 92, 128, 268, 312, 356, 400, 440]
    .map((x) => {
      const stud = `M${x} 226L${x + 22} 226L${x + 17} 244L${x + 5} 244Z`;
      return (
        filled(stud, base) +
        stroked(stud, seam, 1, 0.6) +
        stroked(`M${x + 5} 229L${x + 8} 242`, highlight, 2, 0.5)
      );
    })
    .join('');
}
