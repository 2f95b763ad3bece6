import { expect } from '@playwright/test';
import sharp from 'sharp';
import { barriers } from './barriers.ts';
import { isOnStaff } from './console-session.ts';
import { opensSections } from './editor-sections.ts';
import { journey } from './journey.ts';
import { storeQuery } from './store-query.ts';

const PRODUCT = 'pinstripe-poplin-shirt';
const OTHER_PRODUCT = 'wool-blend-thermal-set';
/** One for each journey that saves: two at once would be a conflict. */
const DRAWN_PRODUCT = 'slim-poplin-shirt';
const WORN_PRODUCT = 'brushed-cotton-thermal-set';

journey.use({ language: 'ar' });

/** A photograph of a phone, 12 megapixels, lying on its side as cameras store it. */
const photograph = (color: string) =>
  sharp({ create: { width: 4032, height: 3024, channels: 3, background: color } })
    .composite([
      {
        input: { create: { width: 900, height: 900, channels: 3, background: '#f3eacb' } },
        left: 300,
        top: 300,
      },
    ])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

journey(
  'a manager frames a photograph by keys, sends it over a line that fails, and frames it again',
  async ({ page, context, t, baseURL, isMobile }) => {
    journey.skip(!isMobile, 'the phone is the harder case');
    journey.slow();
    const [d, p] = [t.pictureDesk, t.products];
    await isOnStaff(context, ['manager'], 'سهى', baseURL ?? '');
    await opensSections(context);
    await page.goto(`/console/products/${PRODUCT}`);
    const pictures = page.getByRole('img', { name: /^الصورة/ });
    await expect(pictures.first()).toBeVisible();
    const before = await pictures.count();
    await page.getByLabel(p.addPictures).setInputFiles({
      name: 'IMG_0002.jpg',
      mimeType: 'image/jpeg',
      buffer: await photograph('#24365f'),
    });
    const stage = page.getByRole('application', { name: d.frame });
    await expect(stage).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    // It stands upright, so that turned once it has to be zoomed to fill the frame and can be moved.
    await page.getByRole('button', { name: d.turnRight }).click();
    await page.getByLabel(d.tilt('0')).fill('5');
    await expect(page.getByLabel(d.tilt('5'))).toBeVisible();
    const drawn = () =>
      stage
        .locator('canvas')
        .evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL('image/jpeg', 0.3).length);
    const still = await drawn();
    await stage.focus();
    await page.keyboard.press('Shift+ArrowLeft');
    await page.keyboard.press('+');
    await expect.poll(drawn).not.toBe(still);
    await page.locator('label').filter({ hasText: d.partNames.focus }).click();
    await page.getByRole('application', { name: d.focus }).focus();
    await page.keyboard.press('ArrowUp');

    // Offline the photograph is kept, also when the page is left.
    await page.route('**/api/console/v1/pictures', (route) => route.abort());
    await page.getByRole('button', { name: d.use }).click();
    await expect(page.getByText(d.states.waiting(d.photograph(1)))).toBeVisible();
    await page.unroute('**/api/console/v1/pictures');
    await page.reload();
    await expect(page.getByRole('img', { name: p.picture(before + 1) })).toBeVisible();
    await page.getByRole('button', { name: t.consoleWords.save }).click();
    await expect(page.getByText(p.savedSeen)).toBeVisible();
    const stored = () =>
      storeQuery(
        `select i.width, i.height, i.focus_x, i.focus_y, pp.picture_id, pp.tint
           from product_pictures pp join pictures i on i.id = pp.picture_id
          where pp.product_id = $1 order by pp.position desc limit 1`,
        [PRODUCT],
      );
    const [first] = await stored();
    expect(first).toMatchObject({ width: 960, height: 1280, focus_x: 50, focus_y: 48 });

    await page.getByRole('button', { name: d.edit }).last().click();
    await expect(stage).toBeVisible();
    await page.getByLabel(d.zoom(100)).fill('2');
    await page.locator('label').filter({ hasText: d.tints.thyme }).click();
    await page.getByRole('button', { name: d.use }).click();
    await expect(page.getByRole('list', { name: d.onTheirWay })).toHaveCount(0);
    await page.getByRole('button', { name: t.consoleWords.save }).click();
    await expect(page.getByText(p.savedSeen).last()).toBeVisible();
    await expect.poll(async () => (await stored())[0]?.['tint']).toBe('thyme');
    expect((await stored())[0]?.['picture_id']).not.toBe(first?.['picture_id']);
    expect(await barriers(page)).toEqual([]);
  },
);

journey(
  'ten photographs at once arrive in their order over a line that breaks, by themselves and after a reload',
  async ({ page, context, t, baseURL, isMobile }) => {
    journey.skip(!isMobile, 'the phone is the harder case');
    journey.slow();
    const [d, p] = [t.pictureDesk, t.products];
    await isOnStaff(context, ['manager'], 'سهى', baseURL ?? '');
    await opensSections(context);
    await page.goto(`/console/products/${OTHER_PRODUCT}`);
    const shown = page.getByRole('img', { name: /^الصورة/ });
    await expect(shown.first()).toBeVisible();
    const before = await shown.count();
    // Their widths tell them apart.
    const widths = Array.from({ length: 10 }, (_, at) => 400 + 10 * at);
    const photographs = await Promise.all(
      widths.map(async (width) => ({
        name: `IMG_${width}.jpg`,
        mimeType: 'image/jpeg',
        buffer: await sharp({ create: { width, height: 600, channels: 3, background: '#24365f' } })
          .jpeg()
          .toBuffer(),
      })),
    );
    let calls = 0;
    // Every second one is lost: before it arrives, or with its answer.
    await page.route('**/api/console/v1/pictures', async (route) => {
      calls += 1;
      if (calls % 2 === 0) return route.continue();
      if (calls % 4 === 1) await route.fetch();
      return route.abort();
    });
    await page.getByLabel(p.addPictures).setInputFiles(photographs);
    await page.getByRole('button', { name: d.allUncut(10) }).click();
    await expect(shown).toHaveCount(before + 2);
    await page.reload();
    await expect(page.getByRole('list', { name: d.onTheirWay })).toBeVisible();
    await expect(shown).toHaveCount(before + 10, { timeout: 240_000 });
    await expect(page.getByRole('list', { name: d.onTheirWay })).toHaveCount(0);
    await page.getByRole('button', { name: t.consoleWords.save }).click();
    await expect(page.getByText(p.savedSeen)).toBeVisible();
    const stored = await storeQuery(
      `select i.width from product_pictures pp join pictures i on i.id = pp.picture_id
        where pp.product_id = $1 order by pp.position`,
      [OTHER_PRODUCT],
    );
    expect(stored.map(({ width }) => width).slice(-10)).toEqual(widths);
  },
);

journey(
  'a photograph that cannot be opened says what to do',
  async ({ page, context, t, baseURL, isMobile }) => {
    journey.skip(!isMobile, 'the phone is the harder case');
    const d = t.pictureDesk;
    await isOnStaff(context, ['manager'], 'سهى', baseURL ?? '');
    await opensSections(context);
    await page.goto(`/console/products/${OTHER_PRODUCT}`);
    await page.getByLabel(t.products.addPictures).setInputFiles([
      {
        name: 'IMG_0003.HEIC',
        mimeType: 'image/heic',
        buffer: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
      },
      { name: 'list.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
    ]);
    await expect(page.getByText(d.noPicture('list.pdf'))).toBeVisible();
    await expect(page.getByText(d.heic)).toBeVisible();
    await expect(page.getByRole('button', { name: d.uncut })).toHaveCount(0);
    expect(await barriers(page)).toEqual([]);
    // A phone may close the page while its camera is open: what was chosen is asked about again.
    await page.reload();
    await page.getByRole('button', { name: d.drop }).click();
    await page.getByRole('button', { name: t.consoleWords.undo }).click();
    await expect(page.getByText(d.heic)).toBeVisible();
    await page.getByRole('button', { name: d.drop }).click();
    await expect(page.getByText(d.heic)).toHaveCount(0);
    // The store refuses the file itself: sending it again cannot help.
    const broken = Buffer.from('\xff\xd8\xff\xe0\0\x10JFIF\0'.padEnd(400, '\x07'), 'latin1');
    const file = { name: 'IMG_0004.jpg', mimeType: 'image/jpeg', buffer: broken };
    await page.getByLabel(t.products.addPictures).setInputFiles(file);
    await page.getByRole('button', { name: d.uncut }).click();
    const sent = page.getByRole('list', { name: d.onTheirWay });
    await expect(sent.getByText(d.damaged)).toBeVisible();
    await expect(sent.getByRole('button', { name: d.again })).toHaveCount(0);
    await sent.getByRole('button', { name: d.drop }).click();
    await expect(sent).toHaveCount(0);
  },
);

journey(
  'a manager without a camera draws a picture of a product, in its color and pattern',
  async ({ page, context, t, baseURL, isMobile }) => {
    journey.skip(!isMobile, 'the phone is the harder case');
    const [d, p] = [t.drawings, t.products];
    await isOnStaff(context, ['manager'], 'سهى', baseURL ?? '');
    await opensSections(context);
    await page.goto(`/console/products/${DRAWN_PRODUCT}`);
    const pictures = page.getByRole('img', { name: /^الصورة/ });
    await expect(pictures.first()).toBeVisible();
    const before = await pictures.count();
    await page.getByRole('button', { name: d.open }).click();
    // The name of the product says what it is.
    await expect(page.getByLabel(d.kind)).toHaveValue('shirt');
    const drawn = page.getByRole('img', { name: new RegExp(d.preview(d.kinds.shirt, '')) });
    await expect(drawn).toBeVisible();
    const plain = await drawn.getAttribute('src');
    await page.getByLabel(d.pattern).selectOption('check');
    await expect(drawn).not.toHaveAttribute('src', plain ?? '');
    await expect.poll(() => drawn.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(360);
    expect(await barriers(page)).toEqual([]);

    // Offline nothing that was chosen is lost.
    await page.route('**/api/console/v1/drawings', (route) => route.abort());
    await page.getByRole('button', { name: d.use }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await page.unroute('**/api/console/v1/drawings');
    await page.getByRole('button', { name: d.use }).click();
    await expect(page.getByRole('img', { name: p.picture(before + 1) })).toBeVisible();
    // The same once more is not added, and said.
    await page.getByRole('button', { name: d.open }).click();
    await page.getByLabel(d.pattern).selectOption('check');
    await page.getByRole('button', { name: d.use }).click();
    await expect(page.getByText(d.isThere)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: t.consoleWords.save }).click();
    await expect(page.getByText(p.savedSeen)).toBeVisible();
    const stored = await storeQuery(
      `select i.width, pp.view, pp.color_id is not null as "ofColor"
         from product_pictures pp join pictures i on i.id = pp.picture_id
        where pp.product_id = $1 order by pp.position desc limit 1`,
      [DRAWN_PRODUCT],
    );
    expect(stored).toEqual([{ width: 960, view: 'front', ofColor: true }]);
  },
);

journey(
  'a manager writes who wears a piece in its picture; a slip is told at its field, and the shop says the rest',
  async ({ page, context, t, baseURL, isMobile }) => {
    journey.skip(!isMobile, 'the phone is the harder case');
    const words = t.pictureDesk;
    await isOnStaff(context, ['manager'], 'سهى', baseURL ?? '');
    await opensSections(context);
    await page.goto(`/console/products/${WORN_PRODUCT}`);
    const first = page.locator('#pictures li').first();
    await first.getByText(t.products.details).click();
    const height = first.getByLabel(words.modelHeight);
    await height.fill('17');
    await page.getByRole('button', { name: t.consoleWords.save }).click();
    await expect(first.getByText(words.heightWrong(40, 230))).toBeVisible();
    await height.fill('١٧٢');
    await first.getByLabel(words.modelSize).selectOption({ label: 'M' });
    await expect(first.getByText(t.pictures.wornBy(172, 'M'))).toBeVisible();
    await page.getByRole('button', { name: t.consoleWords.save }).click();
    await expect(page.getByText(t.products.savedSeen)).toBeVisible();
    await page.goto(`/ProductDetails/${WORN_PRODUCT}`);
    await expect(page.getByText(t.pictures.wornBy(172, 'M')).first()).toBeVisible();
    expect(await barriers(page)).toEqual([]);
  },
);
