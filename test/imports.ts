import { sql } from 'kysely';
import type { ConsoleDataOf } from '../src/shop/console-endpoints.ts';
import type { TestStore } from './buying.ts';
import { askWithKey } from './cash.ts';
import { addProduct } from './catalog.ts';
import { openConsole } from './console.ts';
import { sendFile, untilDone } from './send-file.ts';

/** The headings of a short price list. */
export const HEAD = 'الاسم بالعربية,الماركة,القسم,السعر,اللون,القياس,الرمز';

/** A dress and a coat that are in the shop, and a manager who sends files of products. */
export async function openImports(store: TestStore) {
  const { db } = store;
  const long = 'x'.repeat(40);
  await addProduct(db, { id: 'dress', price: 5000, stock: { 'black/M': 4, 'red/S': 0 } });
  await addProduct(db, { id: 'coat', categoryId: 'men', stock: { 'black/L': 1 } });
  await sql`insert into pictures (id, width, height, avif, webp) values ('one', 960, 1280, '{240}', '{480}')`.execute(
    db,
  );
  await sql`insert into product_pictures (product_id, position, picture_id) select id, 0, 'one' from products`.execute(
    db,
  );
  await sql`update products set material_en = 'x', material_ar = 'x', care_en = 'x', care_ar = 'x', description_en = ${long},
                                description_ar = ${long}`.execute(db);
  await openConsole(store, ['owner']);
  const manager = await openConsole(store, ['manager']);
  await manager.send('GET', '/api/client/v1/auth/xsrf');
  return {
    manager,
    tried: async (content: string | Uint8Array, name?: string) => {
      const { status, body } = await sendFile(manager, content, name);
      if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
      return untilDone(manager, body.data.import._id);
    },
    apply: async (id: string, input = {}) => {
      const answer = await askWithKey(manager, 'applyImport', { id, ...input });
      return answer.status === 200 ? untilDone(manager, id) : Promise.reject(new Error(answer.body.code));
    },
    undo: async (id: string) => {
      await askWithKey(manager, 'undoImport', { id });
      return untilDone(manager, id);
    },
    product: async (id: string) => (await manager.ask('getProductToEdit', { id })).body.data.product,
    named: async (name: string) => {
      const { products } = (await manager.ask('listProductsToEdit', { search: name })).body.data;
      return products.map(({ _id }) => _id);
    },
  };
}

/** The first cell of each reason with its sentence, without the marks that keep a cell's text apart. */
export const whyOf = ({ faults }: ConsoleDataOf<'getImport'>['import']) =>
  faults.map(({ cell, row, text }) => `${cell ?? row} ${text.replaceAll(/[\u2068\u2069]/g, '')}`);
