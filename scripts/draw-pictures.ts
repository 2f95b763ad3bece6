// Draws what the demo shop sells and renders it to db/demo/pictures, each look once. What is there already stays,
// what nothing uses any more goes. Run it after a drawing, a color or a product of the demo has changed.
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { lookHash, lookOf } from '../db/demo/looks.ts';
import { products } from '../db/demo/products.ts';
import { fileName, pictureId, pictureWidths, renderPicture } from '../src/api/catalog/render-picture.ts';
import { drawGarment } from '../src/shop/catalog/garments/draw-garment.ts';
import type { Look } from '../src/shop/catalog/garments/look.ts';

/** What the loader needs of one rendered look; `id` is the beginning of its files' names, `bytes` their sum. */
type Entry = {
  id: string;
  width: number;
  height: number;
  widths: number[];
  avif: true;
  webp: number[];
  bytes: number;
};

const folder = 'db/demo/pictures';
const list = 'db/demo/pictures.json';

/**
 * WebP is for the few browsers without AVIF. They get the two sizes a card and a phone ask for: every width would
 * add three megabytes to the repository for each shopper in fifty.
 */
const webpWidths = [320, 480];

sharp.concurrency(1);
mkdirSync(folder, { recursive: true });
const looks = wantedLooks();
const kept = new Set(readdirSync(folder));
const entries: Record<string, Entry> = {};
let drawn = 0;
const started = performance.now();

for (const [hash, look] of [...looks].sort(([one], [other]) => (one < other ? -1 : 1))) {
  const svg = drawGarment(look);
  entries[hash] = rendered(pictureId(svg)) ?? (await render(svg));
}
const used = new Set(Object.values(entries).flatMap(({ id }) => fileNames(id)));
const unused = readdirSync(folder).filter((name) => !used.has(name));
for (const name of unused) rmSync(join(folder, name));
const lines = Object.entries(entries).map(
  ([hash, entry]) => `${JSON.stringify(hash)}: ${JSON.stringify(entry)}`,
);
writeFileSync(list, `{\n${lines.join(',\n')}\n}\n`);
report();

function wantedLooks(): Map<string, Look> {
  const wanted = new Map<string, Look>();
  for (const { typeId, colors, pattern } of products) {
    for (const color of colors) {
      const look = lookOf(typeId, color, pattern);
      wanted.set(lookHash(look), look);
    }
  }
  return wanted;
}

/** The entry of a picture whose files are all there. */
function rendered(id: string): Entry | null {
  const names = fileNames(id);
  if (!names.every((name) => kept.has(name))) return null;
  const bytes = names.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
  const width = pictureWidths.at(-1) ?? 0;
  return {
    id,
    width,
    height: (width / 3) * 4,
    widths: [...pictureWidths],
    avif: true,
    webp: webpWidths,
    bytes,
  };
}

async function render(svg: string): Promise<Entry> {
  const { id, width, height, widths, webpWidths: webp, files } = await renderPicture(svg, { webpWidths });
  for (const { name, bytes } of files) writeFileSync(join(folder, name), bytes);
  drawn += 1;
  const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0);
  return { id, width, height, widths, avif: true, webp, bytes };
}

function fileNames(id: string): string[] {
  return [
    ...pictureWidths.map((width) => fileName(id, width, 'avif')),
    ...webpWidths.map((width) => fileName(id, width, 'webp')),
  ];
}

function report(): void {
  const total = Object.values(entries).reduce((sum, { bytes }) => sum + bytes, 0);
  const each = drawn ? `, ${Math.round((performance.now() - started) / drawn)} ms each` : '';
  const count = Object.keys(entries).length;
  process.stdout.write(
    `${count} pictures, ${(total / 1e6).toFixed(1)} MB; ${drawn} drawn${each}; ${unused.length} old files deleted\n`,
  );
}
