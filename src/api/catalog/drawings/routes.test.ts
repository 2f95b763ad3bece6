import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { addProduct } from '../../../../test/catalog.ts';
import { openConsole } from '../../../../test/console.ts';
import { openStore } from '../../../../test/store.ts';
import { drawingKinds, takesPattern } from '../../../shop/catalog/drawings/kinds.ts';
import { staffRoles } from '../../../shop/people/staff/roles.ts';
import { drawKind } from './draw-kind.ts';

const store = await openStore({ environment: { DATA_DIR: mkdtempSync(join(tmpdir(), 'minwal-drawings-')) } });
const manager = await openConsole(store, ['manager']);
const shirt = { kind: 'shirt', color: '#2F4A8A', pattern: 'stripe' } as const;

test.each(drawingKinds)('%s is drawn, with a pattern where it takes one', (kind) => {
  const svg = drawKind({ kind, color: '#2f4a8a', pattern: 'alaja' });
  expect(svg).toMatch(/^<svg .*<\/svg>$/s);
  expect(svg.includes('href="#print"')).toBe(takesPattern(kind));
});

test('a preview is a small picture in the chosen color on a transparent ground, and stores nothing', async () => {
  const { body } = await manager.ask('previewDrawing', { ...shirt, pattern: 'plain' });
  const [head, bytes = ''] = body.data.drawing.url.split(',');
  expect(head).toBe('data:image/webp;base64');
  const picture = sharp(Buffer.from(bytes, 'base64'));
  expect(await picture.metadata()).toMatchObject({ width: 360, height: 480, hasAlpha: true });
  const [red = 0, green = 0, blue = 0] = (await picture.stats()).channels.map(({ mean }) => mean);
  expect(blue).toBeGreaterThan(Math.max(red, green));
  expect((await store.pool.query('select from pictures')).rowCount).toBe(0);
});

test('a drawing becomes a picture of the product, the same one once', async () => {
  const productId = await addProduct(store.db, { status: 'draft', stock: { 'black/M': 1 } });
  const { status, body } = await manager.ask('addDrawing', shirt);
  expect(status).toBe(200);
  const { _id: pictureId, image } = body.data.picture;
  expect(image).toMatchObject({ width: 960, height: 1280, url: `/pictures/${pictureId}-480.webp` });
  expect((await manager.send('GET', image.url)).status).toBe(200);
  expect((await manager.ask('addDrawing', shirt)).body.data.picture._id).toBe(pictureId);
  const { product } = (await manager.ask('getProductToEdit', { id: productId })).body.data;
  const saved = await manager.ask('changeProduct', {
    id: productId,
    version: product.version,
    pictures: [
      {
        pictureId,
        colorId: 'black',
        view: 'front',
        altEn: '',
        altAr: '',
        modelHeight: null,
        modelSizeId: null,
        tint: 'wheat',
        focus: null,
      },
    ],
  });
  expect(saved.body.errors).toEqual([]);
  expect(saved.body.data.product.pictures).toMatchObject([{ pictureId, colorId: 'black', tint: 'wheat' }]);
});

test.each([
  ['an unknown kind', { kind: 'curtain' }, '"kind"'],
  ['a color that is no hex', { color: 'red"/>' }, '"color"'],
  ['an unknown pattern', { pattern: 'leopard' }, '"pattern"'],
])('%s is refused', async (_what, wrong, field) => {
  // As a program could send it.
  const wish = { ...shirt, ...wrong } as typeof shirt;
  for (const name of ['previewDrawing', 'addDrawing'] as const) {
    const { status, body } = await manager.ask(name, wish);
    expect(status).toBe(400);
    expect(body.errors.join()).toContain(field);
  }
});

test('only those who edit the catalog draw', async () => {
  for (const role of staffRoles) {
    const person = await openConsole(store, [role]);
    const status = role === 'owner' || role === 'manager' ? 200 : 403;
    expect((await person.ask('previewDrawing', shirt)).status, role).toBe(status);
    expect((await person.ask('addDrawing', shirt)).status, role).toBe(status);
  }
});
