import { expect, test } from 'vitest';
import { buy } from '../../../../test/buying.ts';
import { askWithKey as ask } from '../../../../test/cash.ts';
import { addProduct } from '../../../../test/catalog.ts';
import { type ConsoleClient, openConsole } from '../../../../test/console.ts';
import { take } from '../../../../test/parcels.ts';
import { openStore } from '../../../../test/store.ts';
import { type ConsoleCallName, consoleCallNames, consoleEndpoints } from '../../../shop/console-endpoints.ts';
import { type StaffRole, staffRoles } from '../../../shop/people/staff/roles.ts';
import type { ConsoleEndpoint } from '../../../shop/wire/console-endpoint.ts';

// Every answer that a role reads, walked through: what is masked, where the rules say who may read it.

const store = await openStore({ demo: true });
const letters = { owner: 'O', manager: 'M', packer: 'P', courier: 'C', accountant: 'A', support: 'S' };

const secret = {
  street: 'Lane of the Forty Steps',
  details: 'behind the old cistern',
  note: 'the bell is silent',
};
const shirt = await addProduct(store.db, { stock: { 'black/M': 50 } });
const shopper = await store.shopper();
const orders = [await buy(shopper, shirt), await buy(shopper, shirt)].map(({ _id }) => _id);
await store.pool.query(`update orders set note = $2, address = address || $3::jsonb where id = any($1)`, [
  orders,
  secret.note,
  JSON.stringify({
    street: secret.street,
    additionalDetails: secret.details,
    phone: '+963988776655',
    recipient: 'Nawal of the cistern',
  }),
]);
const owner = await openConsole(store, ['owner']);
const courier = await openConsole(store, ['courier'], { name: 'Yousef' });

/** A run of the courier with this order, on its way from when they accepted it. */
async function sendOut(orderId: string): Promise<void> {
  for (const step of [{ step: 'confirm' }, { step: 'pick' }] as const) await take(store, orderId, step);
  const pieces = [{ lineNo: 1, scanned: 1, ticked: 0 }];
  await take(store, orderId, { step: 'pack', pieces, tickReason: '' });
  const { parcelId } = (await owner.ask('getOrder', { id: orderId })).body.data.order;
  const courierId = courier.staffId;
  const { run } = (await ask(owner, 'createRun', { courierId, parcels: [parcelId] })).body.data;
  await ask(owner, 'handOverRun', { id: run._id, version: run.version });
  const accepted = await ask(courier, 'acceptRun', { id: run._id, version: run.version + 1 });
  expect(accepted.status).toBe(200);
}

const values = async (statement: string): Promise<string[]> =>
  (await store.pool.query<{ value: string | null }>(statement)).rows.flatMap(({ value }) =>
    value === null || value === '' ? [] : [value],
  );
/** What is known of people, whole. A name stands alone; the others may be within a sentence. */
const persons = {
  phone: await values(`select phone as value from shoppers union select address ->> 'phone' from orders`),
  street: await values(
    `select address ->> 'street' as value from orders union select address ->> 'additionalDetails' from orders
     union select address ->> 'street' from shoppers`,
  ),
  note: await values('select note as value from orders union select notes from shoppers'),
  name: await values(`select name as value from shoppers union select address ->> 'recipient' from orders`),
};
type Field = keyof typeof persons | 'cost';

/** The fields of people and the costs that an answer has in full. */
function fieldsIn(data: unknown): Set<Field> {
  const found = new Set<Field>();
  const walk = (value: unknown, key: string): void => {
    if (typeof value === 'string') {
      const written = value.replaceAll(/[\s()-]/g, '');
      if (persons.phone.some((phone) => written.includes(phone.slice('+963'.length)))) found.add('phone');
      if (persons.street.some((street) => value.includes(street))) found.add('street');
      if (persons.note.some((note) => value.includes(note))) found.add('note');
      if (persons.name.includes(value)) found.add('name');
    } else if (typeof value === 'number') {
      if (/^((unit|extra)?cost|margin)$/i.test(key)) found.add('cost');
    } else if (value !== null && typeof value === 'object')
      for (const [name, each] of Object.entries(value)) walk(each, Array.isArray(value) ? key : name);
  };
  walk(data, '');
  return found;
}

/** Who reads a field in full, by call, as the rules have it: everywhere else it is masked or absent. */
const readers: Record<Field, Partial<Record<ConsoleCallName, string>>> = {
  phone: { getMyRun: 'C' },
  street: { getMyRun: 'C' },
  note: { getMyRun: 'C' },
  name: {
    getToday: 'OMPS',
    findInStore: 'OMPS',
    listOrders: 'OMPS',
    getOrder: 'OMPS',
    getMyRun: 'C',
    listReturns: 'OMPS',
    listWaitingReturns: 'OMP',
    getRun: 'OMP',
    getReturn: 'OMPS',
    listCases: 'OMS',
    getCase: 'OMS',
    listCustomers: 'OMS',
    getCustomer: 'OMS',
    // An accountant answers for invoices, which name their buyer.
    listInvoices: 'OMA',
    exportInvoices: 'OMA',
    listConsoleReviews: 'OMS',
  },
  cost: {
    listReceipts: 'OMA',
    getReceipt: 'OMA',
    listSuppliers: 'OMA',
    getSupplier: 'OMA',
  },
};

const idsOf: Record<string, string> = {
  orders: `select order_id as value from parcels where stage is not null order by order_id limit 40`,
  returns: 'select id as value from returns',
  customers: 'select id as value from shoppers order by created_at desc, id limit 20',
  runs: 'select id as value from runs',
  receipts: 'select id as value from receipts',
  suppliers: 'select id as value from suppliers',
  cases: 'select id as value from cases',
  companies: 'select id as value from companies',
  products: 'select id as value from products order by id limit 3',
};

const inputs: Partial<Record<ConsoleCallName, Record<string, unknown>>> = {
  findInStore: { search: 'a' },
  listMovements: { productId: shirt },
  exportAudit: { format: 'csv' },
  exportCash: { kind: 'entries', format: 'csv' },
  exportInvoices: { format: 'csv' },
  exportStock: { format: 'csv' },
  exportProducts: { format: 'csv' },
  exportReport: { name: 'sales', format: 'csv' },
  readReport: { name: 'sales' },
};

/** The reads of the console, its files, and the answers to steps; a PDF is a print of its own and logged. */
const asked = consoleCallNames.filter((name) => {
  const { method, data, roles }: ConsoleEndpoint = consoleEndpoints[name];
  if (typeof roles === 'string' || name === 'listEvents') return false;
  return (method === 'GET' && data._zod.def.type !== 'null') || name in inputs;
});

/** Everything that a call answers to this person: a file as its rows. */
async function readAll(client: ConsoleClient, name: (typeof asked)[number]): Promise<unknown[]> {
  const { path }: ConsoleEndpoint = consoleEndpoints[name];
  const [, place = ''] = /console\/v1\/(\w+)\/:id/.exec(path) ?? [];
  const statement = idsOf[place];
  const ids = statement === undefined ? ['none'] : await values(statement);
  const read: unknown[] = [];
  for (const id of ids) {
    const { status, body } = await client.ask(name, { id, ...inputs[name] });
    if (status >= 300) continue;
    const { file } = (body.data ?? {}) as { file?: { content: string } };
    const rows =
      file &&
      Buffer.from(file.content, 'base64')
        .toString()
        .split(/[,\r\n]+/);
    read.push(rows ?? body.data);
  }
  return read;
}

/** By field and call, the roles that read it in full. */
const found: Record<Field, Partial<Record<ConsoleCallName, string>>> = {
  phone: {},
  street: {},
  note: {},
  name: {},
  cost: {},
};
const answered = new Set<string>();

async function readAs(role: StaffRole): Promise<void> {
  const client = role === 'courier' ? courier : await openConsole(store, [role]);
  for (const name of asked) {
    const { roles }: ConsoleEndpoint = consoleEndpoints[name];
    if (!roles.includes(role)) continue;
    for (const data of await readAll(client, name)) {
      answered.add(name);
      for (const field of fieldsIn(data)) {
        const sofar = found[field][name] ?? '';
        if (!sofar.includes(letters[role])) found[field][name] = sofar + letters[role];
      }
    }
  }
}

test('each role reads in full what the table says, in no answer anything else of a person', async () => {
  await sendOut(orders[0] ?? '');
  for (const role of staffRoles) await readAs(role);
  expect(found).toEqual(readers);
  expect(answered.size).toBeGreaterThan(60);
});
