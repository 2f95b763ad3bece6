import { expect, test } from 'vitest';
import { openImports, whyOf } from '../../../../test/imports.ts';
import { untilDone } from '../../../../test/send-file.ts';
import { openStore } from '../../../../test/store.ts';
import { numberCell, rawWorkbook, textCell } from '../../../../test/workbook.ts';

// Price lists as they are written for people: a column for each size, and categories in rows of their own.

const { manager, tried, apply, undo, product, named } = await openImports(await openStore());
const ofSeveral =
  'This applies to several colors or sizes at once. Write a row for each, or skip this column.';

test.each<[cells: string, why: string[], variants: number[]]>([
  ['أسود;3;;0', [], [2]],
  ['أسود;٥;x;✓', [], [3]],
  ['أسود;-;2 قطعة;', [], [1]],
  ['أسود,أبيض;x;;x', [], [4]],
  ['أسود;ثلاث;1;', ['E2 S: “ثلاث” is not a whole number.'], []],
  ['أسود;-1;1.5;', ['E2 S: This cannot be below zero.', 'F2 M: “1.5” is not a whole number.'], []],
  ['أسود;;=1+1;', ['F2 M: This is a formula. Write its value instead.'], []],
  ['أسود;;;', ['2 Size: Nothing is written under any size. Write 0 under a size that is sold out.'], []],
  ['أسود,أبيض;;2;', [`F2 M: ${ofSeveral}`], []],
  [';2;3;', ['D2 Color: This is missing.'], []],
])('sizes in columns, a row of %s', async (cells, why, variants) => {
  const file = await tried(`الصنف;القسم;السعر;اللون;S;M;مقاس L\nجاكيت القياسات;men;500;${cells}`);
  expect([saidOf(file), file.planned.map((planned) => planned.variants)]).toEqual([why, variants]);
});

test.each<[what: string, file: string, columns: string, why: string[]]>([
  [
    'a size that the shop does not have is asked for',
    'الصنف;القسم;السعر;اللون;S;M;6L;ملاحظات\nجاكيت;men;500;أسود;1;;;\nجاكيت 2;men;500;أسود;1;;2;',
    'S M 6L',
    ['G3 Size: The shop does not have “6L”.'],
  ],
  [
    'codes are of one size, and the sum is not read',
    'الصنف;القسم;السعر;الكود;الباركود;اللون;العدد;S;M\nجاكيت;men;500;J-1;6281000000017;أسود;3;1;2',
    'S M',
    [`D2 SKU: ${ofSeveral}`, `E2 Barcode: ${ofSeveral}`],
  ],
  [
    'a column of sizes is read before them',
    'الصنف;القسم;السعر;اللون;القياس;S;M\nجاكيت;men;500;أسود;S;1;2',
    '',
    [],
  ],
  [
    'the sizes may stand in a second row of headings',
    'متجر ليلى\nالصنف;القسم;السعر;اللون;القياسات;;\n;;;;S;M;L\nجاكيت;men;500;أسود;1;;2',
    'S M L',
    [],
  ],
  ['one such heading is no list of them', 'الصنف;القسم;السعر;M\nجاكيت;men;500;1', '', []],
])('%s', async (_what, content, columns, why) => {
  const file = await tried(content);
  const headings = file.columns.filter(({ column }) => column === 'sizePieces').map(({ heading }) => heading);
  expect([headings.join(' '), saidOf(file)]).toEqual([columns, why]);
});

test('a column is said to have the pieces of its size, as many as there are, and remembered', async () => {
  const content = 'الصنف;القسم;السعر;اللون;ولادي;محيّر\nجاكيت سمول;men;500;أسود;1;2';
  const file = await tried(content);
  const columns = file.columns.map(({ column, heading }) =>
    ['ولادي', 'محيّر'].includes(heading) ? ('sizePieces' as const) : column,
  );
  await manager.ask('mapImport', { id: file._id, columns });
  const asked = await untilDone(manager, file._id);
  expect(asked.faults).toMatchObject([{ word: { kind: 'size', word: 'ولادي' } }, { word: { word: 'محيّر' } }]);
  const words = [
    { kind: 'size' as const, word: 'ولادي', termId: 'S' },
    { kind: 'size' as const, word: 'محيّر', termId: 'M' },
  ];
  await manager.ask('mapImport', { id: file._id, columns, words });
  expect(saidOf(await untilDone(manager, file._id))).toEqual([]);
  const next = await tried(content);
  expect([saidOf(next), next.planned.map(({ variants }) => variants)]).toEqual([[], [2]]);
});

test('everyday words above columns are sizes', async () => {
  const file = await tried('الصنف;القسم;السعر;اللون;سمول;Large\nجاكيت الكلمات;men;500;black;1;2');
  expect([saidOf(file), file.planned.map(({ variants }) => variants)]).toEqual([[], [2]]);
});

test('a list that names no color is given one for all its rows', async () => {
  const file = await tried('الصنف;القسم;السعر;S;M\nشال أبيض;men;500;1;2\nشال آخر;men;500;;2');
  expect(file.faults).toMatchObject([{ count: 2, needs: 'color' }]);
  const given = { id: file._id, columns: file.columns.map(({ column }) => column) };
  const unknown = await manager.ask('mapImport', { ...given, colorId: 'nothing' });
  expect(unknown.body.code).toBe('VALIDATION');
  await manager.ask('mapImport', { ...given, colorId: 'white' });
  const { planned } = await untilDone(manager, file._id);
  expect(planned.map(({ variants }) => variants)).toEqual([2, 1]);
});

test('a row with nothing but a category is that of the rows below it', async () => {
  const file = await tried(
    [
      'الصنف;القسم;اللون;السعر;S;M',
      'men;;;;;',
      'قميص تحت قسم;;أسود;500;1;2',
      ';;أبيض;;;1',
      'قميص بقسمه;women;أسود;500;1;',
      ';;;;;',
      'أحذية رياضية:;;;;;',
      'حذاء تحت قسم;;أسود;500;1;',
      'انتهت القائمة;;;;;',
    ].join('\n'),
  );
  expect(file).toMatchObject({ hasCategoryRows: true, counts: { new: 2 } });
  expect(saidOf(file)).toEqual([
    'B8 Category: The shop does not have “أحذية رياضية”.',
    'D9 Price, SYP: This is missing.',
  ]);
  await apply(file._id, { validRows: true });
  const [under = ''] = await named('قميص تحت قسم');
  const [own = ''] = await named('قميص بقسمه');
  const placesOf = async (id: string) => (await product(id)).fields.subCategoryId;
  expect([await placesOf(under), await placesOf(own)]).toEqual(['men--all', 'women--all']);
});

const saidOf = (file: Awaited<ReturnType<typeof tried>>) =>
  whyOf(file).map((why, at) => why.replace(' ', ` ${file.faults[at]?.heading}: `));

test.each(['csv', 'xlsx'] as const)(
  '%s: sizes in columns come in as they were tried, and are counted',
  async (format) => {
    const rows = [
      ['الاسم بالعربية', 'الماركة', 'القسم', 'السعر', 'اللون', 'S', 'M', 'L', 'المجموع'],
      [`كنزة ${format}`, 'loza', 'women', '500', 'black', '3', '', '0', '3'],
      ['', '', '', '', 'white', 'x', '٢', '', '2'],
      ['المجموع', '', '', '', '', '3', '2', '0', '5'],
    ];
    const cellOf = (text: string) => {
      if (text === '') return '';
      return /^\d+$/.test(text) ? numberCell(Number(text)) : textCell(text);
    };
    const file = await tried(
      format === 'csv'
        ? rows.map((row) => row.join(',')).join('\n')
        : rawWorkbook([{ name: 'a', rows: rows.map((row) => row.map(cellOf)) }]),
    );
    expect(whyOf(file)).toEqual([]);
    expect(file.planned).toMatchObject([{ variants: 4, price: 500 }]);
    const { countId } = await apply(file._id);
    const { count } = (await manager.ask('getCount', { id: countId ?? '' })).body.data;
    const counted = count.lines.map(
      ({ color, size, counted: pieces }) => `${color.name} ${size.label} ${pieces}`,
    );
    expect(counted.toSorted()).toEqual(['Black S 3', 'White M 2']);
    const [id = ''] = await named(`كنزة ${format}`);
    const variants = (await product(id)).variants.map(
      ({ colorId, sizeId, stock }) => `${colorId} ${sizeId} ${stock}`,
    );
    expect(variants.toSorted()).toEqual(['black L 0', 'black S 0', 'white M 0', 'white S 0']);
    expect(await undo(file._id)).toMatchObject({ state: 'undone', kept: [] });
  },
);
