import { expect, test } from 'vitest';
import { openConsole } from '../../../../test/console.ts';
import { openStore } from '../../../../test/store.ts';
import { stockViews } from '../../../shop/delivery/stock/calls.ts';

type Piece = {
  id: string;
  name: string;
  stock: number;
  damaged: number;
  level: number | null;
  waits: boolean;
};

const store = await openStore({ demo: true });
const packer = await openConsole(store, ['packer']);
const lowStock = 5;

const isIn: Record<(typeof stockViews)[number], (piece: Piece) => boolean> = {
  all: () => true,
  low: ({ stock, level }) => stock >= 1 && stock <= (level ?? lowStock),
  out: ({ stock }) => stock === 0,
  wanted: ({ stock, waits }) => stock === 0 && waits,
  damaged: ({ damaged }) => damaged > 0,
};

test('each view has the variants, the count and the pieces that reading every variant gives', async () => {
  // Levels of their own below and above the default, also 0, with and without stock; some damaged, some waited for.
  await store.pool.query(`
    update variants v set low_level = case n % 7 when 1 then 0 when 2 then 2 when 3 then 12 when 4 then 10000 end,
           damaged = case when n % 11 = 3 then n % 4 else damaged end, stock = case when n % 13 = 5 then 0 else stock end
      from (select product_id, color_id, size_id, row_number() over (order by product_id, color_id, size_id) as n from variants) r
     where (v.product_id, v.color_id, v.size_id) = (r.product_id, r.color_id, r.size_id)`);
  await store.pool.query(`
    insert into stock_alerts (shopper_id, product_id, color_id, size_id)
    select (select min(id) from shoppers), product_id, color_id, size_id from variants where barcode ~ '[02468]$'`);
  const { rows: pieces } = await store.pool.query<Piece>(`
    select product_id || ' ' || color_id || ' ' || size_id as id, p.name_en as name, v.stock, v.damaged, v.low_level as level,
           exists (select from stock_alerts a where (a.product_id, a.color_id, a.size_id) = (v.product_id, v.color_id, v.size_id)) as waits
      from variants v join products p on p.id = v.product_id`);
  for (const search of [undefined, 'dress', 'nothing has this name']) {
    const found = pieces.filter(({ name }) => name.toLowerCase().includes(search ?? ''));
    const of = (view: (typeof stockViews)[number]) => found.filter(isIn[view]);
    if (search !== 'nothing has this name') for (const view of stockViews) expect(of(view)).not.toEqual([]);
    for (const view of stockViews) {
      const seen: { id: string; stock: number }[] = [];
      for (let before: number | null = 0; before !== null;) {
        const asked = { view, before, ...(search !== undefined && { search }) };
        const { data } = (await packer.ask('listStock', asked)).body as {
          data: {
            variants: { productId: string; color: { _id: string }; size: { _id: string }; stock: number }[];
            next: number | null;
          };
        };
        expect(data).toMatchObject({
          counts: Object.fromEntries(stockViews.map((each) => [each, of(each).length])),
          pieces: of(view).reduce((sum, { stock }) => sum + stock, 0),
        });
        for (const { productId, color, size, stock } of data.variants)
          seen.push({ id: `${productId} ${color._id} ${size._id}`, stock });
        before = data.next;
      }
      expect(seen.map(({ id }) => id).toSorted()).toEqual(
        of(view)
          .map(({ id }) => id)
          .toSorted(),
      );
      if (view === 'low') expect(seen).toEqual(seen.toSorted((one, other) => one.stock - other.stock));
    }
  }
});
