import { addDays } from '../src/shop/time/store-time.ts';
import { askWithKey as ask } from './cash.ts';
import { localized } from './localized.ts';
import { type Act, reason, type Walk } from './walk.ts';

const words = localized('So it is', 'هكذا هو');
const CUSTOMERS = 'select id from shoppers where registered_at is not null order by id';

/** What is done with returns, cash, stock, customers, invoices and prices. */
export function bookActs(walk: Walk): Record<string, Act> {
  const { store, owner, second, courier, companyId, cap, today, black, oneOf, returnAct } = walk;
  return {
    approve: returnAct('requested', (seen) => ask(owner, 'approveReturn', { ...seen, way: 'store' })),
    reject: returnAct('requested', (seen) => ask(second, 'rejectReturn', { ...seen, reason: words })),
    receive: returnAct('approved', async (seen) => {
      const { items } = (await owner.ask('getReturn', { id: seen.id })).body.data.return;
      const none = { damaged: 0, missing: 0, notOurs: 0 };
      const counted = items.map(({ itemNo, quantity }) => ({
        itemNo,
        ...none,
        resellable: quantity,
      }));
      return ask(owner, 'receiveReturn', { ...seen, items: counted });
    }),
    refund: returnAct('received', (seen, seed) =>
      ask(owner, 'refundReturn', {
        ...seen,
        as: seed % 2 === 0 ? 'points' : 'cash',
        receiptSigned: true,
      }),
    ),
    exchange: returnAct('received', (seen) => ask(second, 'exchangeReturn', seen)),
    extend: returnAct('requested', (seen) =>
      ask(owner, 'extendReturn', { ...seen, until: addDays(today, 40), reason }),
    ),
    float: (seed) => ask(owner, 'giveFloat', { courierId: courier.staffId, amount: 50 + seed }),
    count: async (seed) => {
      const { counts } = (await courier.ask('getMyCash')).body.data;
      return ask(owner, 'handOverCash', {
        courierId: courier.staffId,
        notes: [{ value: 25, count: 40 + seed }],
        after: counts[0]?._id ?? null,
      });
    },
    expense: (seed) => ask(owner, 'payExpense', { kind: 'other', amount: 5 + seed, reason }),
    deposit: (seed) => ask(owner, 'moveOwnersCash', { way: 'deposit', amount: 100 + seed, reason }),
    draw: (seed) => ask(second, 'moveOwnersCash', { way: 'draw', amount: 10 + seed, reason }),
    reverse: async (seed) => {
      const found = await oneOf(
        seed,
        `select id from cash_entries where kind not in ('deliver', 'feeAtRefusal', 'refund', 'exchange') order by id`,
      );
      return ask(second, 'reverseCashEntry', { entryId: found?.['id'] ?? 'none', reason });
    },
    explain: async (seed) => {
      const found = await oneOf(
        seed,
        `select id from tasks where kind = 'difference' and done_at is null and details ->> 'reason' is null order by id`,
      );
      return ask(owner, 'explainDifference', { id: found?.['id'] ?? 'none', reason: 'miscount' });
    },
    settle: async (seed) => {
      const found = await oneOf(
        seed,
        `select id from tasks where kind = 'difference' and done_at is null order by id`,
      );
      return ask(owner, 'settleDifference', {
        id: found?.['id'] ?? 'none',
        as: seed % 2 === 0 ? 'loss' : 'safe',
      });
    },
    claim: async (seed) => {
      const found = await oneOf(
        seed,
        `select t.id, p.order_id, version from tasks t join parcels p on p.order_id = t.order_id where t.kind = 'claim' and t.done_at is null order by t.id`,
      );
      const seen = {
        id: found?.['order_id'] ?? 'none',
        version: Number(found?.['version'] ?? 1),
        lossId: found?.['id'] ?? 'none',
      };
      const amount = 10 + seed;
      if (seed % 5 === 4) return ask(owner, 'chargeLoss', { ...seen, as: 'nobody', reason });
      return seed % 5 === 3
        ? ask(second, 'chargeLoss', { ...seen, as: 'staff', staffId: courier.staffId, amount })
        : ask(owner, 'chargeLoss', { ...seen, as: 'company', companyId, amount });
    },
    repayClaims: (seed) =>
      ask(second, 'repayClaims', { id: companyId, amount: 1 + (seed % 9), into: 'safe' }),
    close: (seed) =>
      ask(second, 'closeCashDay', {
        day: addDays(today, -(seed % 3)),
        notes: [{ value: 500, count: seed }],
        carried: [courier.staffId],
        reason: 'miscount',
      }),
    reopen: (seed) => ask(owner, 'reopenCashDay', { day: addDays(today, -(seed % 3)), reason }),
    exportBooks: () => owner.ask('exportCash', { kind: 'entries', format: 'csv' }),
    exportInvoices: () => second.ask('exportInvoices', { format: 'csv' }),
    adjust: (seed) => {
      const ways = ['found', 'damaged', 'repaired', 'missing', 'theft', 'scrapped'] as const;
      return ask(owner, 'adjustStock', {
        ...black(),
        reason: ways[seed % 6] ?? 'found',
        count: 1,
        note: reason,
      });
    },
    receipt: async (seed) => {
      const given = {
        supplierId: null,
        documentNo: '',
        currency: 'USD' as const,
        extraCost: 0,
        note: '',
      };
      const made = await ask(owner, 'createReceipt', given);
      if (made.status >= 300) return made;
      const { _id: id, version } = made.body.data.receipt;
      const lines = [{ ...black(), counted: 1 + (seed % 5), unitCost: 300 + seed }];
      const changed = await owner.ask('changeReceipt', { id, version, ...given, lines });
      return ask(owner, 'postReceipt', {
        id,
        version: changed.body.data?.receipt.version ?? version,
      });
    },
    reverseReceipt: async (seed) => {
      const found = await oneOf(seed, `select id, version from receipts where state = 'posted' order by id`);
      const seen = { id: found?.['id'] ?? 'none', version: Number(found?.['version'] ?? 1) };
      return ask(second, 'reverseReceipt', { ...seen, note: reason });
    },
    stockCount: async (seed) => {
      const begun = await ask(owner, 'createCount', { place: 'Shelf' });
      const { _id: id } = begun.body.data.count;
      const { rows } = await store.pool.query<{ stock: number }>(
        `select stock from variants where size_id = 'M' limit 1`,
      );
      const add = Math.max(0, (rows[0]?.stock ?? 0) + (seed % 3) - 1);
      await ask(owner, 'enterCount', { id, entries: [{ ...black(), add }] });
      return ask(owner, 'postCount', { id, acceptShort: true });
    },
    trust: async (seed) => {
      const until = new Date(store.now().getTime() + 30 * 86_400_000).toISOString();
      const level = seed % 2 === 0 ? ('trusted' as const) : ('known' as const);
      return ask(owner, 'trustCustomer', {
        id: (await oneOf(seed, CUSTOMERS))?.['id'] ?? 'none',
        level,
        reason,
        until,
      });
    },
    strike: async (seed) => {
      const found = await oneOf(
        seed,
        `select p.id, o.shopper_id from parcels p join orders o on o.id = p.order_id where p.refused_at is not null order by p.id`,
      );
      const refused = { id: found?.['shopper_id'] ?? 'none', parcelId: found?.['id'] ?? 'none' };
      return ask(second, 'strikeRefusal', { ...refused, reason });
    },
    compensate: async (seed) => {
      const id = (await oneOf(seed, CUSTOMERS))?.['id'] ?? 'none';
      const about = { kind: 'complaint', channel: 'phone', orderNumber: null, text: reason } as const;
      const opened = await ask(owner, 'openCase', { customerId: id, ...about });
      const caseId = opened.body.data?.customer.cases[0]?._id ?? 'none';
      return ask(owner, 'compensate', { caseId, amount: 500, reason });
    },
    prices: async (seed) => {
      const rule = {
        kind: 'amount',
        value: 25 * (1 - 2 * (seed % 2)),
        rounding: 'nearest',
        ending: null,
      } as const;
      const none = { startsAt: null, endsAt: null, categoryIds: [], brandIds: [], productIds: [cap] };
      const { body } = await owner.ask('previewPrices', { ...rule, ...none });
      const all = { at: null, kinds: ['ready' as const], except: [], also: [], typed: [] };
      return ask(owner, 'applyPrices', { id: body.data?.change._id ?? 'none', ...all });
    },
    undoPrices: async (seed) => {
      const found = await oneOf(seed, `select id from price_changes where state = 'applied' order by id`);
      return ask(second, 'undoPrices', { id: found?.['id'] ?? 'none' });
    },
    credit: async (seed) => {
      const found = await oneOf(seed, `select id from invoices where series = 'invoice' order by id`);
      return ask(owner, 'creditInvoice', { id: found?.['id'] ?? 'none', reason });
    },
  };
}
