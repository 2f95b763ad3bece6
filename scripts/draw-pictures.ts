// Draws what the demo shop sells, from each side, and renders it to db/demo/pictures, each look once. What is there
// already stays, what nothing uses any more goes. The line drawings that sizes are measured on are written with them.
// Run it after a drawing, a color or a product of the demo has changed;
// stopped on its way, it goes on where it was.
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawView, lookOf, type View, viewKey, views } from '../db/demo/looks.ts';
import { products } from '../db/demo/products.ts';
import { sizeDrawings } from '../db/demo/size-drawings.ts';
import {
  fileName,
  pictureId,
  type PicturePlan,
  renderPicture,
} from '../src/api/catalog/media/render-picture.ts';
import { helpIfAsked } from '../src/api/help-if-asked.ts';
import { showProgress } from './progress.ts';

helpIfAsked('pictures');

/** What the loader needs of one rendered view; `id` is the beginning of its files' names, `bytes` their sum. */
type Entry = {
  id: string;
  width: number;
  height: number;
  avif: readonly number[];
  webp: readonly number[];
  bytes: number;
};

const folder = 'db/demo/pictures';
const list = 'db/demo/pictures.json';
const sizeList = 'src/api/catalog/details/size-drawings.json';

/** Which files each view is kept in, and why: decisions/009-pictures-come-with-the-project.md. */
const plans = {
  front: { avif: [240, 320, 480, 960], webp: [480], encoding: 'first' },
  back: { avif: [640], webp: [320], encoding: 'second' },
  detail: { avif: [640], webp: [320], encoding: 'second' },
} as const satisfies Record<View, PicturePlan>;

sharp.concurrency(1);
mkdirSync(folder, { recursive: true });
const present = new Set(readdirSync(folder));
const entries = new Map<string, Entry>();
let drawn = 0;
const started = performance.now();

const progress = showProgress('Looks', views.length * products.length);
for (const [at, view] of views.entries()) await drawAll(view, at * products.length);
const used = new Set([...entries.values()].flatMap(fileNames));
const unused = readdirSync(folder).filter((name) => !used.has(name));
for (const name of unused) rmSync(join(folder, name));
writeList(
  list,
  [...entries].sort(([one], [other]) => (one < other ? -1 : 1)),
);
writeList(sizeList, Object.entries(sizeDrawings()));
report();

async function drawAll(view: View, before: number): Promise<void> {
  const byId = new Map<string, Entry>();
  for (const [place, { typeId, slug, colors, pattern }] of products.entries()) {
    progress(before + place + 1);
    for (const color of colors) {
      const look = lookOf(typeId, color, pattern, slug);
      const key = viewKey(look, view);
      const svg = entries.has(key) ? null : drawView(look, view);
      if (svg === null) continue;
      const id = pictureId(svg, plans[view].encoding);
      const entry = byId.get(id) ?? (await rendered(id, view)) ?? (await render(svg, view));
      byId.set(id, entry);
      entries.set(key, entry);
    }
  }
}

/** The entry of a picture whose files are all there. */
async function rendered(id: string, view: View): Promise<Entry | null> {
  const { avif, webp } = plans[view];
  const width = Math.max(...avif);
  const names = fileNames({ id, avif, webp });
  if (!names.every((name) => present.has(name))) return null;
  const { height } = await sharp(join(folder, fileName(id, width, 'avif'))).metadata();
  const bytes = names.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
  return { id, width, height, avif, webp, bytes };
}

async function render(svg: string, view: View): Promise<Entry> {
  const { files, ...picture } = await renderPicture(svg, plans[view]);
  for (const { name, bytes } of files) writeFileSync(join(folder, name), bytes);
  drawn += 1;
  return { ...picture, bytes: files.reduce((sum, file) => sum + file.bytes.length, 0) };
}

function fileNames({ id, avif, webp }: Pick<Entry, 'id' | 'avif' | 'webp'>): string[] {
  return [
    ...avif.map((width) => fileName(id, width, 'avif')),
    ...webp.map((width) => fileName(id, width, 'webp')),
  ];
}

/** One entry a line, so that a change shows as its own. */
function writeList(file: string, list: readonly (readonly [string, object])[]): void {
  const lines = list.map(([key, entry]) => `${JSON.stringify(key)}: ${JSON.stringify(entry)}`);
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
}

function report(): void {
  const pictures = new Map([...entries.values()].map((entry) => [entry.id, entry]));
  const total = [...pictures.values()].reduce((sum, { bytes }) => sum + bytes, 0);
  const each = drawn ? `, ${Math.round((performance.now() - started) / drawn)} ms each` : '';
  process.stdout.write(
    `${pictures.size} pictures, ${(total / 1e6).toFixed(1)} MB; ${drawn} drawn${each}; ${unused.length} old files deleted\n`,
  );
}
