import { blurred, filled } from './markup.ts';
import { boundsOf, grown } from './path.ts';

/** One shadow for every tile, light or dark: an aubergine near-black, thin enough to take the tint. */
const shadowColor = '#1d1022';

/** What a hanging piece throws on the wall: a wide one far off, a close one that lifts it. */
export function hangingShadow(silhouette: string): string {
  const box = boundsOf([silhouette]);
  const far = blurred('shadow-far', grown(box, 60), 20, filled(silhouette, shadowColor, 0.3));
  const near = blurred('shadow-near', grown(box, 15), 5, filled(silhouette, shadowColor, 0.26));
  return `<g transform="translate(16 22)">${far}</g><g transform="translate(5 7)">${near}</g>`;
}

/** What a standing piece throws on the ground: `contact` where it touches, `pool` around it. */
export function groundShadow(name: string, contact: string, pool: string, strength = 1): string {
  const touching = filled(contact, shadowColor, 0.48 * strength);
  const around = filled(pool, shadowColor, 0.23 * strength);
  return (
    blurred(`${name}-pool`, grown(boundsOf([pool]), 33), 11, around) +
    blurred(`${name}-contact`, grown(boundsOf([contact]), 15), 5, touching)
  );
}

/** An ellipse as a path of four curves, which is what shadows are measured by. */
export function ellipse(x: number, y: number, across: number, down: number): string {
  const [a, b] = [across * 0.5523, down * 0.5523];
  return (
    `M${x - across} ${y}C${x - across} ${y - b} ${x - a} ${y - down} ${x} ${y - down}` +
    `C${x + a} ${y - down} ${x + across} ${y - b} ${x + across} ${y}` +
    `C${x + across} ${y + b} ${x + a} ${y + down} ${x} ${y + down}` +
    `C${x - a} ${y + down} ${x - across} ${y + b} ${x - across} ${y}Z`
  );
}
