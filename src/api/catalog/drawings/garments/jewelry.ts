import type { EarringsLook } from './accessory-look.ts';
import { clothOf } from './cloth.ts';
import type { Drawing } from './drawing.ts';
import { blurred, gradient, onBothSides, stroked } from './markup.ts';
import { ellipse, hangingShadow } from './shadow.ts';

/** A pair of earrings hanging side by side: hoops, a drop on a chain, or hammered discs. */
export function drawEarrings(look: EarringsLook): Drawing {
  const metal = clothOf(look.metal);
  const gem = clothOf(look.color);
  const one = { hoop: () => hoop(), drop: () => drop(), disc: () => disc(look.seed) }[look.kind]();
  const shadow = look.kind === 'hoop' ? ringShadow() : hangingShadow(shadows[look.kind]);
  return {
    definitions:
      sheen('metal', [0, 0, 1, 1], metal) +
      sheen('gem', [0.2, 0, 0.8, 1], gem) +
      pearl(gem.highlight, gem.base, gem.deep),
    marks: `${onBothSides('shadow', shadow)}${onBothSides('earring', hook(metal.seam) + one)}`,
    placed: { x: -30, y: -40, scale: 1.1 },
    outline: shadows[look.kind],
    lines: [],
  };
}

const shadows = {
  hoop: ellipse(414, 440, 86, 92),
  drop: ellipse(414, 470, 46, 52),
  disc: ellipse(414, 440, 84, 88),
} as const;

/** A hoop throws the shadow of a ring. */
function ringShadow(): string {
  const region = { left: 290, top: 310, right: 540, bottom: 580 };
  const ring = (width: number): string => stroked(shadows.hoop, '#1d1022', width, 0.34);
  return (
    `<g transform="translate(10 14)">${blurred('shadow-far', region, 11, ring(22))}</g>` +
    `<g transform="translate(4 6)">${blurred('shadow-near', region, 4, ring(20))}</g>`
  );
}

function sheen(
  name: string,
  box: readonly number[],
  { highlight, light, base, deep, seam }: ReturnType<typeof clothOf>,
): string {
  return gradient(name, box, [
    [0, light],
    [0.18, highlight],
    [0.38, base],
    [0.58, deep],
    [0.72, base],
    [0.84, highlight],
    [1, seam],
  ]);
}

const pearl = (highlight: string, base: string, deep: string): string =>
  `<radialGradient id="pearl" cx=".36" cy=".3" r=".8"><stop offset="0" stop-color="#ffffff"/><stop offset=".22" stop-color="${highlight}"/><stop offset=".62" stop-color="${base}"/><stop offset="1" stop-color="${deep}"/></radialGradient>`;

function hook(edge: string): string {
  const wire = 'M414 330C396 320 388 286 404 262C420 244 440 258 438 284C436 300 432 320 436 344';
  return (
    stroked(wire, edge, 6, 0.8) +
    stroked(wire, 'url(#metal)', 4.4) +
    '<circle cx="414" cy="334" r="7" fill="none" stroke="url(#metal)" stroke-width="4"/>'
  );
}

function hoop(): string {
  const ring = (width: number, paint: string, opacity = 1): string =>
    `<ellipse cx="414" cy="440" rx="86" ry="92" fill="none" stroke="${paint}" stroke-width="${width}" opacity="${opacity}"/>`;
  return (
    ring(25, '#2a1c10', 0.5) +
    ring(23, 'url(#gem)') +
    '<path d="M338 400A86 92 0 0 1 420 348" fill="none" stroke="#fff" stroke-width="4" opacity=".75" stroke-linecap="round"/>' +
    '<path d="M350 486A74 80 0 0 0 420 520" fill="none" stroke="#fff" stroke-width="2.4" opacity=".4" stroke-linecap="round"/>' +
    '<path d="M496 420A86 92 0 0 1 440 528" fill="none" stroke="#1d1022" stroke-width="5" opacity=".25" stroke-linecap="round"/>'
  );
}

function drop(): string {
  const chain = [348, 362, 376, 390, 404]
    .map(
      (y, index) =>
        `<ellipse cx="414" cy="${y}" rx="${index % 2 ? 2.4 : 5}" ry="7.4" fill="none" stroke="url(#metal)" stroke-width="3"/>`,
    )
    .join('');
  return (
    chain +
    '<path d="M398 420C400 410 428 410 430 420L434 430L394 430Z" fill="url(#metal)" stroke="#573c16" stroke-width=".8"/>' +
    '<circle cx="414" cy="470" r="44" fill="url(#pearl)" stroke="#1d1022" stroke-width=".8" stroke-opacity=".3"/>' +
    '<ellipse cx="398" cy="452" rx="13" ry="9" fill="#fff" opacity=".85" transform="rotate(-28 398 452)"/>' +
    '<path d="M384 494A40 40 0 0 0 446 492" fill="none" stroke="#fff" stroke-width="3" opacity=".35" stroke-linecap="round"/>'
  );
}

/** Flat discs with the marks of the hammer. */
function disc(seed: number): string {
  let marks = '';
  for (let index = 0; index < 46; index += 1) {
    const angle = index * 2.39996 + seed;
    const away = 11.4 * Math.sqrt(index);
    const [x, y] = [414 + Math.cos(angle) * away, 440 + Math.sin(angle) * away * 1.05].map((value) =>
      value.toFixed(1),
    );
    marks += `<ellipse cx="${x}" cy="${y}" rx="8.6" ry="7.4" fill="#fff" opacity="${index % 3 === 0 ? 0.2 : 0.08}"/>`;
  }
  const dents = blurred('dents', { left: 320, top: 340, right: 510, bottom: 540 }, 1.6, marks);
  return (
    '<ellipse cx="414" cy="440" rx="80" ry="84" fill="url(#gem)" stroke="#2a1c10" stroke-width="1.2" stroke-opacity=".5"/>' +
    `<clipPath id="disc"><ellipse cx="414" cy="440" rx="79" ry="83"/></clipPath><g clip-path="url(#disc)">${dents}</g>` +
    '<path d="M340 420A76 80 0 0 1 420 360" fill="none" stroke="#fff" stroke-width="3" opacity=".6" stroke-linecap="round"/>' +
    '<circle cx="414" cy="366" r="5" fill="#2a1c10" opacity=".5"/>'
  );
}
