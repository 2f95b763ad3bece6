import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { expect, test } from 'vitest';
import { type OutlinePoint, syriaOutline } from './syria-outline.ts';

/** The part the atlas lacks and that is drawn by hand: west of 35.84, between Galilee and Hermon. */
const isInGolan = ([longitude, latitude]: OutlinePoint) =>
  longitude < 35.84 && latitude > 32.68 && latitude < 33.42;

test('outside the Golan every point of the outline is one of the atlas', () => {
  const known = new Set(outlineOfAtlas().map(rounded));
  const others = syriaOutline.filter((point) => !isInGolan(point) && !known.has(rounded(point)));
  expect(others).toEqual([]);
});

test('the outline is one ring without a point twice', () => {
  expect(new Set(syriaOutline.map(rounded)).size).toBe(syriaOutline.length);
});

function outlineOfAtlas(): OutlinePoint[] {
  const file = createRequire(import.meta.url).resolve('world-atlas/countries-10m.json');
  // The package is a topology of countries with their names.
  const atlas: Topology<{ countries: GeometryCollection<{ name: string }> }> = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  const syria = feature(atlas, atlas.objects.countries).features.find(
    ({ properties }) => properties.name === 'Syria',
  );
  if (syria?.geometry.type !== 'Polygon') throw new Error('the atlas draws Syria as one polygon');
  return (syria.geometry.coordinates[0] ?? []).map(([longitude = 0, latitude = 0]) => [longitude, latitude]);
}

function rounded(point: OutlinePoint): string {
  return point.map((degrees) => degrees.toFixed(3)).join(' ');
}
