/** Pictures of every state of shop, console and round, in pages to scroll: `npm run gallery -- shop/cart --all`. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { lightBrowser } from '../e2e/browser.ts';
import { faultsOn } from '../e2e/gallery/faults.ts';
import { htmlOf, pageOf, type Shown } from '../e2e/gallery/gallery-pages.ts';
import { CHECKED, EVERY, nameOf, SHOWN } from '../e2e/gallery/looks.ts';
import { buildComponents, openComponents, tokensHtml } from '../e2e/gallery/made-of.ts';
import { type Gallery, openGallery } from '../e2e/gallery/open-gallery.ts';
import { difference, pictureOf, reduced, storedAt, TOLERANCE } from '../e2e/gallery/picture.ts';
import { type State } from '../e2e/gallery/states.ts';
import { helpIfAsked } from '../src/api/help-if-asked.ts';
import { inOwnFolder } from './in-own-folder.ts';

helpIfAsked('gallery');

const args = process.argv.slice(2);
const [wanted = ''] = args.filter((arg) => !arg.startsWith('-'));
const checks = args.includes('--check');
const stores = args.includes('--store');
const looks = args.includes('--all') ? EVERY : SHOWN;
const places = ['shop', 'console', 'round'] as const;
const folder = resolve('gallery');
const stored = resolve('.cache/gallery');

const found = await inOwnFolder('gallery', async (dataDir) => {
  console.log('Opening a store with the demo…');
  const browser = await chromium.launch(await lightBrowser());
  const gallery = await openGallery(browser, dataDir);
  try {
    const states = gallery.states.filter(({ name }) => name.startsWith(wanted));
    if (states.length === 0) throw new Error(`There is no state ${wanted}.`);
    if (stores) await storePictures(gallery, states);
    if (stores) return 0;
    if (checks) return await checkStates(gallery, states);
    await drawParts(browser);
    await drawPages(gallery, states);
    return 0;
  } finally {
    await gallery.close();
    await browser.close();
  }
});
if (!stores && !checks) console.log(`Open ${join(folder, 'tokens.html')}`);
process.exit(found === 0 ? 0 : 1);

async function drawPages(gallery: Gallery, states: readonly State[]): Promise<void> {
  const shown: Shown[] = [];
  for (const [place, state] of states.entries()) {
    console.log(`${place + 1} of ${states.length}  ${state.name}`);
    for (const look of looks) {
      const file = `pictures/${state.name.replaceAll('/', '.')}.${nameOf(look)}.jpg`;
      writeFileSync(join(folder, file), await standingPicture(await gallery.open(state, look)));
      shown.push({ name: state.name, look: nameOf(look), width: look.width, file });
    }
  }
  for (const place of places)
    writeFileSync(join(folder, `${place}.html`), pageOf(place, shown, looks.map(nameOf)));
}

/** What pages are made of: the colors with their contrast, and the components. */
async function drawParts(browser: Browser): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'pictures'), { recursive: true });
  writeFileSync(join(folder, 'tokens.html'), htmlOf('tokens', tokensHtml()));
  const built = join(folder, 'built');
  await buildComponents(built);
  const shown: Shown[] = [];
  for (const look of looks.filter(({ text }) => text === 100)) {
    const file = `pictures/components.${nameOf(look)}.jpg`;
    const page = await openComponents(browser, built, look);
    writeFileSync(join(folder, file), await standingPicture(page));
    await page.close();
    shown.push({ name: 'components/all', look: nameOf(look), width: look.width, file });
  }
  rmSync(built, { recursive: true });
  writeFileSync(join(folder, 'components.html'), pageOf('components', shown, looks.map(nameOf)));
}

/** Stores the reduced pictures of these states on this machine, to compare a change with. */
async function storePictures(gallery: Gallery, states: readonly State[]): Promise<void> {
  mkdirSync(stored, { recursive: true });
  for (const look of CHECKED)
    for (const state of states) {
      const picture = await standingPicture(await gallery.open(state, look));
      writeFileSync(storedAt(stored, state.name, look), await reduced(picture, look.width));
    }
}

/** Says what is wrong with these states, and which look other than their stored picture. Returns how much was found. */
async function checkStates(gallery: Gallery, states: readonly State[]): Promise<number> {
  let count = 0;
  for (const look of CHECKED)
    for (const state of states) {
      const page = await gallery.open(state, look);
      const path = storedAt(stored, state.name, look);
      const before = existsSync(path) ? readFileSync(path) : null;
      const share =
        before === null
          ? 0
          : await difference(before, await reduced(await standingPicture(page), look.width));
      const found = [
        ...(share > TOLERANCE ? [`${state.name} has another look: ${(share * 100).toFixed(1)} %`] : []),
        ...(await faultsOn(page, state, look)),
      ];
      for (const fault of found) console.log(`${nameOf(look)}  ${fault}`);
      count += found.length;
    }
  return count;
}

/** The picture of a page that no longer changes. */
async function standingPicture(page: Page): Promise<Buffer> {
  let last = await pictureOf(page);
  for (let looked = 0; looked < 12; looked += 1) {
    await wait(250);
    const next = await pictureOf(page);
    if (next.equals(last)) return next;
    last = next;
  }
  return last;
}
