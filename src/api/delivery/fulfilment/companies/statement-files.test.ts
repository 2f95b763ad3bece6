import { expect, test } from 'vitest';
import { buy } from '../../../../../test/buying.ts';
import { askWithKey as ask } from '../../../../../test/cash.ts';
import { addProduct } from '../../../../../test/catalog.ts';
import { openConsole } from '../../../../../test/console.ts';
import { sendByCompany } from '../../../../../test/parcels.ts';
import { sendTo } from '../../../../../test/send-file.ts';
import { openStore } from '../../../../../test/store.ts';
import { numberCell, rawWorkbook, textCell } from '../../../../../test/workbook.ts';
import type { ConsoleDataOf } from '../../../../shop/console-endpoints.ts';

const store = await openStore();
const shirt = await addProduct(store.db, { price: 1_275, stock: { 'black/M': 90 } });
const owner = await openConsole(store, ['owner']);
const nadim = await openConsole(store, ['accountant']);
await nadim.send('GET', '/api/client/v1/auth/xsrf');
const due = 1_425;

const newCompany = async () =>
  (await owner.ask('addCompany', { nameEn: 'North Freight', nameAr: 'شحن الشمال' })).body.data.company._id;

async function handedTo(companyId: string, waybill: string) {
  const order = await buy(await store.shopper(), shirt);
  await sendByCompany(store, order._id, companyId, waybill);
}

type Content = Uint8Array | string;
const path = (id: string) => `/api/console/v1/companies/${id}`;
const read = async (id: string, content: Content, columns = '') => {
  const query = columns === '' ? '' : `?columns=${columns}`;
  const to = `${path(id)}/statement-file${query}`;
  return sendTo<ConsoleDataOf<'readStatementFile'>>(nadim, ['POST', to], content, 'november.csv');
};
const columnsIn = (file: ConsoleDataOf<'readStatementFile'>['file']) =>
  file.columns.map(({ column }) => column ?? '-').join();
const add = async (id: string, content: Content, columns: string, received = 0) => {
  const to = `${path(id)}/statements/file?into=safe&received=${received}&columns=${columns}`;
  return sendTo<ConsoleDataOf<'addStatementFile'>>(nadim, ['POST', to], content, 'november.csv');
};

test('a workbook with the fee before the amount is read by its headings, compared and posted', async () => {
  const id = await newCompany();
  await Promise.all(['X1', 'X2'].map((waybill) => handedTo(id, waybill)));
  const content = rawWorkbook([
    {
      name: 'كشف',
      rows: [
        [textCell('شركة الشمال للنقل')],
        ['أجرة التوصيل', 'الحالة', 'رقم البوليصة', 'اسم الزبون', 'المبلغ المحصل', 'التاريخ'].map(textCell),
        [numberCell(100), textCell('تم التسليم'), textCell('X1'), textCell('سلمى'), numberCell(due), ''],
        [textCell('(100)'), textCell('مرفوض'), textCell('X2'), textCell('رنا'), textCell('0 ل.س'), ''],
        [numberCell(200), '', textCell('المجموع'), '', numberCell(due), ''],
      ],
    },
  ]);
  const { body } = await read(id, content);
  expect(body.data.file).toMatchObject({ lines: 2, collected: due, unreadable: [], missing: [], like: null });
  expect(columnsIn(body.data.file)).toBe('fee,outcome,waybill,-,amount,day');
  const made = await add(id, content, columnsIn(body.data.file), due);
  expect(made.status).toBe(201);
  const { statement } = made.body.data;
  expect(statement.lines).toMatchObject([
    { waybill: 'X1', amount: due, fee: 100, outcome: 'delivered' },
    { waybill: 'X2', amount: 0, fee: 100, outcome: 'refused' },
  ]);
  expect((await ask(nadim, 'postStatement', { id, sid: statement._id })).status).toBe(200);
  expect(await store.invariants()).toEqual([]);
});

test('what the columns are is remembered for a company and a head line, shown, and forgotten', async () => {
  const [id, other] = [await newCompany(), await newCompany()];
  const content = 'كود;رسمنا;ما قبضناه\nY1;100;1425';
  const { file } = (await read(id, content)).body.data;
  expect(file).toMatchObject({ missing: ['waybill', 'amount'], lines: 0, hasHead: true });
  const refused = await add(id, content, '-,fee,-');
  expect([refused.status, refused.body.code]).toEqual([400, 'VALIDATION']);
  const columns = 'waybill,fee,amount';
  expect((await read(id, content, columns)).body.data.file).toMatchObject({ lines: 1, collected: 1_425 });
  const made = await add(id, content, columns);
  expect(made.body.data.statement.lines).toMatchObject([{ waybill: 'Y1', amount: 1_425, fee: 100 }]);
  const next = (await read(id, content)).body.data.file;
  expect([columnsIn(next), next.like?.fileName]).toEqual([columns, 'november.csv']);
  expect((await read(other, content)).body.data.file.like).toBeNull();
  expect((await read(id, content.replace('\n', ';x\n'))).body.data.file.like).toBeNull();
  const head = next.like?.head ?? '';
  expect((await nadim.ask('forgetStatementHead', { id, head })).status).toBe(200);
  expect((await read(id, content)).body.data.file.like).toBeNull();
  expect((await nadim.ask('forgetStatementHead', { id, head })).status).toBe(404);
});

test('a file without headings is read by the places of our own form, and says so', async () => {
  const id = await newCompany();
  const { file } = (await read(id, 'Z1,1425,100,delivered,20-11-2026\nZ1,5,0\n,7,0\nZ2,=1+1,0')).body.data;
  expect(file).toMatchObject({ hasHead: false, lines: 2, unreadable: [3, 4], repeated: ['Z1'] });
});

test('thousands of lines are read, compared and named, up to the limits of a file', async () => {
  const id = await newCompany();
  const rows = Array.from({ length: 3_000 }, (_, at) => `L${at},1000,50,delivered`);
  const content = ['waybill,amount,fee,status', ...rows].join('\n');
  expect((await read(id, content)).body.data.file).toMatchObject({ lines: 3_000, collected: 3_000_000 });
  const made = await add(id, content, 'waybill,amount,fee,outcome');
  expect([made.status, made.body.data.statement.lines.length]).toEqual([201, 3_000]);
  const more = await read(id, `${content}\n${'M,1,0,delivered\n'.repeat(7_020)}`);
  expect([more.status, more.body.errors]).toEqual([413, ['"file" has more than 10000 rows']]);
  const other = await read(id, Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0));
  expect([other.status, other.body.errors]).toEqual([415, ['"file" is unknown']]);
  expect((await read(id, 'waybill,amount\n')).body.code).toBe('IMPORT_EMPTY');
});
