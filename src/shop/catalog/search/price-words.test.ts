import { expect, test } from 'vitest';
import { readPriceWords } from './price-words.ts';

test.each<[string, string, number | null, number | null]>([
  ['dress under 3000', 'dress', null, 3000],
  ['Under 3,000 SYP', '', null, 3000],
  ['dress < 3000', 'dress', null, 3000],
  ['dress under 3k', 'dress', null, 3000],
  ['dress 3000 syp', 'dress', null, 3000],
  ['not more than 2500 lira shirt', 'shirt', null, 2500],
  ['shirt from 1000 to 2000', 'shirt', 1000, 2000],
  ['shirt between 2,000 and 1,000', 'shirt', 1000, 2000],
  ['shirt 1000-2000', 'shirt', 1000, 2000],
  ['coat over 5000', 'coat', 5000, null],
  ['فستان تحت 3000', 'فستان', null, 3000],
  ['فستان تحت الـ 3000 أسود', 'فستان أسود', null, 3000],
  ['فستان أقل من ٣٠٠٠ ليرة', 'فستان', null, 3000],
  ['فستان بأقل من ٣٬٠٠٠ ل.س', 'فستان', null, 3000],
  ['فستان حتى 3 آلاف', 'فستان', null, 3000],
  ['فستان لحد ٣٠٠٠', 'فستان', null, 3000],
  ['فستان لـ3000', 'فستان', null, 3000],
  ['فستان ب 3000', 'فستان', null, 3000],
  ['فستان ما بيتجاوز 3000', 'فستان', null, 3000],
  ['فستان من 1000 لـ 2000', 'فستان', 1000, 2000],
  ['فستان بين ١٠٠٠ و ٢٠٠٠', 'فستان', 1000, 2000],
  ['معطف فوق 5000', 'معطف', 5000, null],
  ['fustan ta7t 3000', 'fustan', null, 3000],
  ['fustan a2al men 3000', 'fustan', null, 3000],
  ['fustan akall min 3000', 'fustan', null, 3000],
  ['fustan la7ad 3000', 'fustan', null, 3000],
  ['fustan la 3000', 'fustan', null, 3000],
  ['fustan 7atta 3000', 'fustan', null, 3000],
  ['فستان 3000 أو أقل', 'فستان', null, 3000],
  ['فستان ٣٠٠٠ وتحت', 'فستان', null, 3000],
  ['فستان ٣٠٠٠ ليرة كحد أقصى', 'فستان', null, 3000],
  ['فستان 3000 وفوق', 'فستان', 3000, null],
  ['فستان ٣ آلاف', 'فستان', null, 3000],
  ['فستان تحت تلات آلاف', 'فستان', null, 3000],
  ['فستان تحت الثلاثة آلاف', 'فستان', null, 3000],
  ['فستان بألفين', 'فستان', null, 2000],
  ['فستان تلت تلاف', 'فستان', null, 3000],
  ['فستان تحت تلت تلاف', 'فستان', null, 3000],
  ['فستان خمس تلاف', 'فستان', null, 5000],
  ['فستان خمست آلاف', 'فستان', null, 5000],
  ['معطف عشر تلاف', 'معطف', null, 10_000],
  ['معطف تحت عشرة آلاف', 'معطف', null, 10_000],
  ['معطف بعشرت آلاف وخمسمية', 'معطف', null, 10_500],
  ['معطف حداعش ألف', 'معطف', null, 11_000],
  ['معطف أقل من اتناعش ألف', 'معطف', null, 12_000],
  ['معطف تحت طنعش ألف', 'معطف', null, 12_000],
  ['معطف تلتعش ألف', 'معطف', null, 13_000],
  ['معطف تحت خمستعش ألف', 'معطف', null, 15_000],
  ['معطف تحت خمسة عشر ألف ليرة', 'معطف', null, 15_000],
  ['معطف ستة عشر ألف', 'معطف', null, 16_000],
  ['معطف تمنطعش ألف', 'معطف', null, 18_000],
  ['معطف من عشر تلاف لعشرين ألف', 'معطف', 10_000, 20_000],
  ['coat under ten thousand', 'coat', null, 10_000],
  ['coat under fifteen thousand', 'coat', null, 15_000],
  ['manto ta7t 3ashr talaf', 'manto', null, 10_000],
  ['كنزة من ألف لأربع تلاف', 'كنزة', 1000, 4000],
  ['كنزة بتلت آلاف وخمسمية', 'كنزة', null, 3500],
  ['كنزة بألف وخمسمية', 'كنزة', null, 1500],
  ['كنزة تحت خمسمية', 'كنزة', null, 500],
  ['كنزة تحت الألف', 'كنزة', null, 1000],
  ['كنزة من ألف لألفين', 'كنزة', 1000, 2000],
  ['sandal ta7t alf w khamsmiye', 'sandal', null, 1500],
  ['dress 3000 or less', 'dress', null, 3000],
  ['dress 3000 and up', 'dress', 3000, null],
  ['dress under two thousand', 'dress', null, 2000],
  ['fostan 3000 w ta7t', 'fostan', null, 3000],
  ['fostan 3000 aw a2al', 'fostan', null, 3000],
  ['fostan b2000', 'fostan', null, 2000],
  ['fostan bi 2000 lira', 'fostan', null, 2000],
  ['fostan b alfen', 'fostan', null, 2000],
  ['fostan 7dood 3000', 'fostan', null, 3000],
  ['fostan ma byetjawaz tlat talaf', 'fostan', null, 3000],
  ['fostan la3and 3000', 'fostan', null, 3000],
])('%j asks for %j from %j to %j', (query, rest, min, max) => {
  const bounds = { ...(min !== null && { minPrice: min }), ...(max !== null && { maxPrice: max }) };
  expect(readPriceWords(query)).toEqual({ rest, bounds, isCheap: false, isCheapest: false, isOnSale: false });
});

test.each([
  ['cheap dress', 'dress'],
  ['عباية رخيصة', 'عباية'],
  ['عباية سعرها رخيص', 'عباية'],
  ['3abaye r5isa', '3abaye'],
  ['fostan rkhis', 'fostan'],
  ['fistan rakhees', 'fistan'],
  ['فستان بسعر مناسب', 'فستان'],
  ['dress at a good price', 'dress at a'],
  ['fostan b se3er mnaseb', 'fostan b'],
])('%j asks for what is cheap', (query, rest) => {
  expect(readPriceWords(query)).toEqual({
    rest,
    bounds: null,
    isCheap: true,
    isCheapest: false,
    isOnSale: false,
  });
});

test.each([
  ['أرخص فستان', 'فستان'],
  ['فستان ارخص شي', 'فستان'],
  ['الأرخص', ''],
  ['2rakhas fistan', 'fistan'],
  ['the cheapest dress', 'dress'],
])('%j asks for the lowest price first', (query, rest) => {
  expect(readPriceWords(query)).toEqual({
    rest,
    bounds: null,
    isCheap: false,
    isCheapest: true,
    isOnSale: false,
  });
});

test.each([
  'dress size 38',
  'hara 17',
  'under 5 years',
  'بنطال 36',
  'طقم 12-18 شهر',
  'W30 L32',
  '100% cotton shirt',
  'تحت',
  'underwear',
  'boots up to the ankle',
  'ألف شكر',
  'two piece suit',
  'خمس قطع',
  'w30',
  'بألوان',
  'alf',
  '',
])('%j says nothing of the price', (query) => {
  expect(readPriceWords(query)).toEqual({
    rest: query,
    bounds: null,
    isCheap: false,
    isCheapest: false,
    isOnSale: false,
  });
});

test.each([
  ['sale', ''],
  ['dresses on sale', 'dresses'],
  ['30% off shoes', 'shoes'],
  ['half off shoes', 'shoes'],
  ['discounted jackets', 'jackets'],
  ['عروض', ''],
  ['العروض', ''],
  ['تخفيضات على الأحذية', 'على الأحذية'],
  ['فساتين عليها حسم', 'فساتين'],
  ['خصم 20٪ فساتين', 'فساتين'],
  ['تنزيلات', ''],
  ['tanzilat', ''],
  ['tanzeelat fasatin', 'fasatin'],
  ['takhfidat', ''],
  ['ta5fidat 3abayat', '3abayat'],
  ['5asm', ''],
  ['khasem 3al fasaten', '3al fasaten'],
  ['3oroud', ''],
  ['3roud', ''],
  ['3roudat', ''],
])('%j asks for what is on sale', (query, rest) => {
  expect(readPriceWords(query)).toEqual({
    rest,
    bounds: null,
    isCheap: false,
    isCheapest: false,
    isOnSale: true,
  });
});

test('a discount and a price are both read', () => {
  expect(readPriceWords('فساتين مخفضة تحت 3000')).toEqual({
    rest: 'فساتين',
    bounds: { maxPrice: 3000 },
    isCheap: false,
    isCheapest: false,
    isOnSale: true,
  });
});

test.each([
  'off-white shirt',
  'off white',
  'off-shoulder dress',
  'off the shoulder top',
  'zip-off trousers',
  'sole',
  'soft',
  'عريض',
  'عرض',
  'تنورة',
  'sandal',
  '3ared',
  'hasina',
])('%j does not ask for what is on sale', (query) => {
  expect(readPriceWords(query).isOnSale).toBe(false);
});
