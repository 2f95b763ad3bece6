import type { Point } from './distance.ts';
import { type OutlinePoint, syriaOutline } from './syria-outline.ts';

/** Tolerance in km: the outline is simplified, and border towns may be outside it. */
const toleranceKm = 5;

const kmPerDegree = 111.195;

/** Whether an order can go to a point: inside the outline, or within five kilometers of it. */
export function isInsideSyria({ latitude, longitude }: Point): boolean {
  if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) return false;
  const point: OutlinePoint = [longitude, latitude];
  return edges.filter(([a, b]) => isCrossed(point, a, b)).length % 2 === 1 || isNearOutline(point);
}

type Edge = readonly [OutlinePoint, OutlinePoint];

// The first point follows the last.
const [first] = syriaOutline;
const edges = syriaOutline.map((point, index): Edge => [point, syriaOutline[index + 1] ?? first]);

/** Ray casting: a ray eastwards from an inner point crosses an odd number of edges. */
function isCrossed([x, y]: OutlinePoint, [ax, ay]: OutlinePoint, [bx, by]: OutlinePoint): boolean {
  return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
}

function isNearOutline(point: OutlinePoint): boolean {
  return edges.some(([a, b]) => kmToEdge(point, a, b) <= toleranceKm);
}

/** On a plane tangent at the point, which is accurate enough for a few kilometers. */
function kmToEdge(point: OutlinePoint, a: OutlinePoint, b: OutlinePoint): number {
  const scale = Math.cos((point[1] * Math.PI) / 180);
  const toKm = ([x, y]: OutlinePoint) =>
    [(x - point[0]) * scale * kmPerDegree, (y - point[1]) * kmPerDegree] as const;
  const [[ax, ay], [bx, by]] = [toKm(a), toKm(b)];
  const [dx, dy] = [bx - ax, by - ay];
  const along = Math.min(1, Math.max(0, -(ax * dx + ay * dy) / (dx * dx + dy * dy)));
  return Math.hypot(ax + along * dx, ay + along * dy);
}
