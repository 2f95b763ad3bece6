import type { SneakerLook } from './accessory-look.ts';
import type { Cloth } from './cloth.ts';
import type { Threads } from './cut.ts';
import { clipped, filled, stroked } from './markup.ts';

type Ground = { outline: string; cloth: Cloth; accent: Cloth };

/** What is sewn on the side of a sneaker, cut off at the upper's outline. */
export function decorateSide(look: SneakerLook, { outline, cloth, accent }: Ground): string {
  const marks = marksOf(look, cloth, accent);
  return marks && clipped('side', outline, marks);
}

function marksOf({ kind, trim }: SneakerLook, cloth: Cloth, accent: Cloth): string {
  switch (kind) {
    case 'low':
      return alaja(trim);
    case 'court':
      return (
        sewn('M186 222L214 146L232 156L208 222Z', accent) + sewn('M226 222L246 164L264 170L248 222Z', accent)
      );
    case 'runner':
    case 'straps':
      return [0, 1, 2, 3, 4]
        .map((step) => {
          const x = 122 + step * 34;
          return stroked(
            `M${x} 216C${x + 22} 196 ${x + 30} 178 ${x + 34} ${146 + step * 7}`,
            step % 2 ? accent.base : cloth.deep,
            7,
            step % 2 ? 1 : 0.7,
          );
        })
        .join('');
    case 'cushioned':
      return (
        sewn('M96 222C150 214 200 190 236 168C262 184 292 192 322 194C280 214 210 226 150 226Z', accent) +
        stroked('M112 190C150 190 180 178 208 158', cloth.deep, 5, 0.6)
      );
    case 'chunky':
      return (
        sewn('M96 222C112 196 150 176 196 172C210 188 236 200 262 204L256 222Z', accent) +
        sewn('M262 222C270 196 300 182 330 182C340 196 350 208 362 216L360 224Z', cloth)
      );
    case 'trainer':
      return [0, 1, 2]
        .map((step) =>
          sewn(
            `M${150 + step * 50} 222L${192 + step * 42} ${140 + step * 14}L${206 + step * 42} ${148 + step * 13}L${176 + step * 50} 222Z`,
            step === 1 ? accent : cloth,
          ),
        )
        .join('');
    case 'studs':
      return sewn(
        'M110 216C170 214 230 200 280 176C290 186 302 194 316 198C260 222 180 230 116 226Z',
        accent,
      );
    case 'plimsoll':
    case 'slipOn':
      return '';
  }
}

const sewn = (path: string, { base, seam, highlight }: Cloth): string =>
  filled(path, base) + stroked(path, seam, 1.2, 0.6) + stroked(path, highlight, 0.8, 0.3);

function alaja([outer, middle, inner]: Threads): string {
  const stripe = (at: number, width: number, color: string): string => {
    const x = (from: number, share: number): number => Number((from + at * share).toFixed(1));
    return stroked(
      `M${x(224, 1.6)} 150C${x(216, 1.45)} 176 ${x(206, 1.3)} 194 ${x(192, 1.3)} 218`,
      color,
      width,
    );
  };
  return stripe(0, 9, middle) + stripe(11.5, 3, outer) + stripe(17.5, 6, inner);
}
