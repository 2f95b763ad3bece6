import type { BootLook } from './accessory-look.ts';
import { type Bolt, unroll } from './bolt.ts';
import { clothOf, type Cloth } from './cloth.ts';
import type { Drawing, Side } from './drawing.ts';
import { crease, type Fold, light, shade } from './fold.ts';
import { filled, stroked } from './markup.ts';
import { seam, stitch } from './notions.ts';
import { leatherPart, litFromAbove, part, type Shoe, standPair } from './pair.ts';
import { placedPath } from './path.ts';
import { ellipse } from './shadow.ts';
import { buckle } from './small-buckle.ts';

/** Ankle boots: with elastic at the sides, laced, on a heel with a zip, or lined with fur. */
export function drawBoot(look: BootLook, side: Side): Drawing {
  const bolt = unroll(look);
  const sole = clothOf(look.sole);
  const shape = shapes[look.kind];
  const shoe: Shoe = {
    marks: sewBoot(bolt, sole, look.kind),
    silhouette: shape.upper + shape.outsole,
    contact: 'M66 250L158 250L158 256L66 256ZM250 250Q380 258 478 246L474 256Q360 264 252 258Z',
    pool: ellipse(270, 260, 226, 18),
  };
  return {
    definitions: bolt.definitions + litFromAbove('lit-upper', bolt.cloth) + litFromAbove('lit-sole', sole),
    marks: standPair(shoe, { behind: { x: 116, y: 300, scale: 0.98 }, before }, side),
    placed: { x: 6, y: -40, scale: 0.97 },
    outline: placedPath(shoe.silhouette, before),
    lines: [{ measure: 'footLength', from: [98, 728], to: [552, 728] }],
  };
}

const before = { x: 30, y: 418, scale: 1.08 };

const flat = {
  upper:
    'M92 -78C136 -90 196 -88 232 -76C232 -20 232 40 246 82C262 116 306 132 356 146C414 162 466 184 478 214C482 226 480 232 474 234L70 234C60 196 68 150 74 106C80 40 82 -20 92 -78Z',
  mouth: 'M92 -78C120 -94 204 -92 232 -76C212 -62 118 -64 92 -78Z',
  counter:
    'M82 60C104 62 122 84 128 116C132 152 130 196 124 234L70 234C62 196 70 150 76 106C78 90 80 74 82 60Z',
} as const;

const lug = 'M60 226C200 234 380 234 482 222C490 234 488 250 478 258L66 262C56 250 54 238 60 226Z';

const shapes = {
  chelsea: {
    ...flat,
    outsole:
      'M62 228C200 236 380 236 480 224C486 234 484 246 474 250C400 256 320 256 256 254C224 252 192 240 162 238L158 256L66 256C60 246 58 236 62 228Z',
  },
  laced: { ...flat, outsole: lug },
  winter: { ...flat, outsole: lug },
  heeled: {
    upper:
      'M88 -84C124 -94 176 -92 208 -82C208 -30 208 20 222 58C240 98 290 120 344 146C404 174 466 190 480 218C486 232 484 240 474 242C430 246 380 245 340 240C294 226 254 194 208 178C160 164 112 158 62 156C56 118 66 80 72 40C78 -10 80 -50 88 -84Z',
    mouth: 'M88 -84C112 -98 184 -96 208 -82C190 -70 110 -72 88 -84Z',
    counter: 'M76 40C98 42 116 62 122 92C126 116 126 140 122 160L62 156C58 124 68 84 76 40Z',
    outsole:
      'M60 152C112 158 162 164 210 179C254 196 294 227 340 241C380 246 430 247 480 240L476 250C424 254 372 253 334 248C290 234 250 204 208 188C186 180 164 176 150 174C144 200 142 224 142 254L74 254C74 222 66 188 60 152Z',
  },
} as const;

const gore =
  'M146 -70C160 -67 176 -67 190 -70C190 -10 192 50 206 104C190 116 170 118 154 112C154 52 150 -10 146 -70Z';

function sewBoot(bolt: Bolt, sole: Cloth, kind: BootLook['kind']): string {
  const { cloth } = bolt;
  const { upper, mouth, counter, outsole } = shapes[kind];
  return (
    (kind === 'laced' ? sewTongue(bolt) : pullTab(cloth)) +
    leatherPart(bolt, 'upper', upper, upperFolds) +
    filled(mouth, cloth.inside) +
    stroked(mouth, cloth.seam, 1, 0.5) +
    leatherPart(bolt, 'counter', counter, [light(crease(84, 96, 92, 200, -6, 8), 0.45)]) +
    close(bolt, kind) +
    part(
      'outsole',
      outsole,
      'url(#lit-sole)',
      sole,
      kind === 'heeled' || kind === 'chelsea' ? '' : sewLugs(sole),
    ) +
    (kind === 'heeled' ? '' : stitch('M68 232C200 239 380 239 474 228', sole.highlight, 0.6, 1))
  );
}

function close(bolt: Bolt, kind: BootLook['kind']): string {
  const { cloth } = bolt;
  switch (kind) {
    case 'chelsea':
      return (
        part('gore', gore, cloth.deep, cloth, ribs(cloth)) +
        stitch(
          'M140 -68C144 -8 148 54 148 114C166 124 194 122 212 108C198 52 196 -10 196 -68',
          cloth.stitch,
          0.7,
        )
      );
    case 'heeled':
      return (
        seam('M150 -80C148 -10 152 60 160 130', cloth, 0.9) +
        `<path d="M153 -78C151 -10 155 58 162 124" fill="none" stroke="#8f897d" stroke-width="3.6" stroke-dasharray="2 1.6"/>` +
        '<rect x="149" y="-76" width="8" height="22" rx="3" fill="#cfc9bb" stroke="#6d675c" stroke-width=".9"/>' +
        stitch('M144 -80C142 -10 146 62 154 134M164 -80C160 -10 164 58 170 118', cloth.stitch, 0.6)
      );
    case 'laced':
      return sewLacing(bolt);
    case 'winter':
      return sewBelts(bolt) + sewFur();
  }
}

function sewTongue(bolt: Bolt): string {
  const tongue = 'M190 -70C194 -98 212 -108 234 -104C248 -100 252 -86 248 -66L240 20L200 20Z';
  return leatherPart(bolt, 'tongue', tongue, [light(crease(206, -92, 236, -20, 4, 8), 0.4)]);
}

/** Seven rows of laces from the instep to the top. */
function sewLacing(bolt: Bolt): string {
  const { cloth } = bolt;
  const stay =
    'M184 -84C202 -84 220 -80 232 -76C232 -20 232 40 246 82C262 112 300 128 344 142C342 160 334 172 322 180C270 172 218 146 200 104C188 60 184 -10 184 -84Z';
  const lace = clothOf(cloth.isDark ? '#57504a' : cloth.seam);
  const rows = [
    [196, -62, 30],
    [195, -32, 32],
    [196, -2, 32],
    [198, 28, 34],
    [202, 58, 36],
    [212, 86, 38],
    [232, 112, 40],
    [262, 130, 38],
  ]
    .map(([x = 0, y = 0, across = 0]) => {
      const path = `M${x} ${y + 6}C${x + across * 0.3} ${y - 4} ${x + across * 0.7} ${y - 6} ${x + across} ${y - 3}`;
      return (
        stroked(path, lace.seam, 6.6) +
        stroked(path, lace.base, 5) +
        stroked(path, lace.highlight, 1.2, 0.5) +
        `<circle cx="${x}" cy="${y + 6}" r="3.4" fill="#b98a4a" stroke="${cloth.seam}" stroke-width="1"/>`
      );
    })
    .join('');
  return (
    leatherPart(bolt, 'stay', stay, [light(crease(198, -70, 206, 80, -4, 5), 0.5)]) +
    stitch('M190 -80C190 -10 194 60 206 106C224 144 272 166 318 174', cloth.stitch, 0.7) +
    rows
  );
}

/** Two buckled belts across the shaft and the instep. */
function sewBelts(bolt: Bolt): string {
  const { cloth } = bolt;
  const belts = [
    'M76 92C120 104 190 100 240 70L250 96C200 128 124 132 74 118Z',
    'M72 168C140 190 240 176 322 136L340 158C260 204 150 216 70 196Z',
  ];
  return (
    belts
      .map((path, index) =>
        leatherPart(bolt, `belt-${index}`, path, [
          shade(crease(90, 118 + index * 84, 240, 100 + index * 76, 8, 5), 0.3),
        ]),
      )
      .join('') +
    stitch('M78 98C122 110 190 106 240 77M76 174C142 196 240 182 324 143', cloth.stitch, 0.7) +
    buckle(152, 115, 1.3, -6) +
    buckle(176, 190, 1.3, -8)
  );
}

/** The lining turned over the top: a cuff of tufts. */
function sewFur(): string {
  const cuff =
    'M84 -84C120 -102 204 -100 242 -82C250 -70 248 -56 246 -44C232 -34 226 -42 216 -34C204 -28 196 -40 184 -32C172 -26 164 -38 152 -32C140 -26 130 -38 118 -34C104 -30 96 -40 80 -44C76 -58 76 -72 84 -84Z';
  const tufts = [92, 112, 132, 152, 172, 192, 212, 230]
    .map((x, index) =>
      stroked(`M${x} ${-80 + (index % 2) * 6}C${x - 5} -68 ${x + 5} -56 ${x - 1} -44`, '#b9a27e', 2.2, 0.6),
    )
    .join('');
  const mouth = 'M92 -84C124 -98 204 -96 234 -82C206 -74 118 -76 92 -84Z';
  return (
    `<g transform="translate(2 6)">${filled(cuff, '#1d1022', 0.26)}</g>` +
    filled(cuff, '#eadfc8') +
    tufts +
    stroked(cuff, '#8d7a5c', 1.1, 0.6) +
    filled(mouth, '#cbb992')
  );
}

function pullTab(cloth: Cloth): string {
  const tab = 'M82 -84C84 -102 104 -104 106 -86L102 -56L88 -56Z';
  return filled(tab, cloth.shade) + stroked(tab, cloth.seam, 1, 0.6);
}

function sewLugs({ deep }: Cloth): string {
  const path = 'M62 258L478 254';
  return `<path d="${path}" fill="none" stroke="${deep}" stroke-width="14" stroke-dasharray="7 15" opacity=".8"/>`;
}

const upperFolds: readonly Fold[] = [
  light(crease(212, -60, 222, 74, -4, 8), 0.6),
  light(crease(300, 140, 452, 200, -16, 10), 0.9),
  shade('M60 214Q260 236 482 212L482 240L60 240Z', 0.5),
  shade(crease(214, 96, 262, 128, 4, 6), 0.4),
  shade(crease(222, 118, 280, 146, 6, 6), 0.34),
  light(crease(226, 108, 276, 136, 5, 4), 0.4),
  shade(crease(232, 146, 296, 164, 5, 5), 0.24),
  light(crease(110, -60, 102, 60, -4, 9), 0.4),
];

function ribs({ seam, highlight }: Cloth): string {
  let lines = '';
  for (let x = 150; x < 206; x += 5) {
    lines +=
      stroked(`M${x} -74L${x + 8} 120`, seam, 1.6, 0.5) +
      stroked(`M${x + 2} -74L${x + 10} 120`, highlight, 0.8, 0.3);
  }
  return lines;
}
