/** Part of a change: in a file, what stands there once, and what stands there afterwards. */
type Edit = [file: string, before: string, after: string];
export type CommonChange = { name: string; edits: Edit[]; files?: Record<string, string> };

const texts = (name: string): [string, string] => [
  `src/shop/texts/en/${name}.ts`,
  `src/shop/texts/ar/${name}.ts`,
];
const [productEn, productAr] = texts('product');
const [wordsEn, wordsAr] = texts('setting-words');
const [consoleEn, consoleAr] = texts('console-words');
const [messagesEn, messagesAr] = texts('messages');

/** The five common changes of CONTRIBUTING.md, each as small as it can be, by the same steps. */
export const commonChanges: CommonChange[] = [
  {
    name: 'a sentence',
    edits: [
      [
        productEn,
        `import { businessDays,`,
        `import { plural } from '../plural.ts';
import { businessDays,`,
      ],
      [
        productEn,
        `  addToCart: `,
        `  inBags: (n: number) => plural(n, { one: 'In 1 bag', other: \`In \${n} bags\` }),
  addToCart: `,
      ],
      [
        productAr,
        `  addToCart: `,
        `  inBags: (n: number) =>
    plural(n, {
      zero: 'بلا كيس',
      one: 'في كيس واحد',
      two: 'في كيسين',
      few: \`في \${n} أكياس\`,
      many: \`في \${n} كيساً\`,
      other: \`في \${n} كيس\`,
    }),
  addToCart: `,
      ],
    ],
  },
  {
    name: 'a field of an answer',
    files: { 'db/migrations/9990-founded-in.sql': 'alter table brands add column founded_in integer;\n' },
    edits: [
      [
        'src/shop/catalog/browse/contract.ts',
        `    story: z.string(),
    followersCount: z.int(),`,
        `    story: z.string(),
    foundedIn: z.int().nullable(),
    followersCount: z.int(),`,
      ],
      [
        'src/api/catalog/browse/brands.ts',
        `  threads: string[];
  followers_count`,
        `  threads: string[];
  founded_in: number | null;
  followers_count`,
      ],
      [
        'src/api/catalog/browse/brands.ts',
        `           b.threads, b.followers_count,`,
        `           b.threads, b.founded_in, b.followers_count,`,
      ],
      [
        'src/api/catalog/browse/brands.ts',
        `    story,
    followersCount`,
        `    story,
    foundedIn: row.founded_in,
    followersCount`,
      ],
      [
        'src/web/storefront/catalog/browse/brand-page.tsx',
        `      {brand.story && `,
        `      {brand.foundedIn !== null && <p>{brand.foundedIn}</p>}
      {brand.story && `,
      ],
    ],
  },
  {
    name: 'a setting',
    edits: [
      [
        'src/shop/settings.ts',
        `  lowStock: count.default(5)`,
        `  fewOnCard: count
    .nullable()
    .default(null)
    .meta({ unit: 'pieces', drives: 'from how few a card says it; null: half of lowStock' }),
  lowStock: count.default(5)`,
      ],
      ['src/shop/office/settings/groups.ts', `['lowStock', `, `['lowStock', 'fewOnCard', `],
      [
        wordsEn,
        `  secondCountFrom: {`,
        `  fewOnCard: { label: 'Few left in lists', rule: 'At this many pieces or fewer a list says it.' },
  secondCountFrom: {`,
      ],
      [
        wordsAr,
        `  secondCountFrom: {`,
        `  fewOnCard: { label: 'القليل في القوائم', rule: 'عند هذا العدد من القطع أو أقل نقوله في القائمة.' },
  secondCountFrom: {`,
      ],
      [
        'src/api/catalog/browse/product-card.ts',
        `Pick<Settings, 'lowStock'>`,
        `Pick<Settings, 'lowStock' | 'fewOnCard'>`,
      ],
      [
        'src/api/catalog/browse/product-card.ts',
        `scarceSize(row.fewest, settings.lowStock)`,
        `scarceSize(row.fewest, settings.fewOnCard === null ? settings.lowStock : settings.fewOnCard * 2)`,
      ],
      [
        'src/api/office/settings/routes.test.ts',
        `    'secondCountFrom',`,
        `    'secondCountFrom',\n    'fewOnCard',`,
      ],
      [
        'test/settings/messages-and-stock.ts',
        `  secondCountFrom: {`,
        `  fewOnCard: {
    to: 30,
    look: async (shop) => {
      await dress(shop);
      const { products } = (await shop.guest().call('getAllProducts', { limit: 1 })).body.data;
      return products[0]?.lowStock?.left ?? null;
    },
    was: null,
    is: 30,
  },
  secondCountFrom: {`,
      ],
    ],
  },
  {
    name: 'a page of the console',
    files: {
      'src/web/backoffice/office/today/board-of-notes-page.tsx': `import { consoleWords as t } from '#texts/console-words';
import { Page } from '../../ui/page.tsx';

function NotesPage() {
  return (
    <Page title={t.notes} layout="form">
      {null}
    </Page>
  );
}

export { NotesPage as Page };
`,
    },
    edits: [
      [
        'src/web/backoffice/routes.ts',
        `          { path: '/more',`,
        `          { path: '/notes', ...page(() => import('./office/today/board-of-notes-page.tsx')) },
          { path: '/more',`,
      ],
      [
        'src/web/backoffice/layout/sections.ts',
        `  { path: '/pack',`,
        `  { path: '/notes', label: t.notes, icon: 'file-text', capability: null },
  { path: '/pack',`,
      ],
      [consoleEn, `  packing: `, `  notes: 'Notes',\n  packing: `],
      [consoleAr, `  packing: `, `  notes: 'الملاحظات',\n  packing: `],
    ],
  },
  {
    name: 'a refusal',
    edits: [
      ['src/shop/wire/envelope.ts', `  COMING_SOON: 409,`, `  BAG_FULL: 409,\n  COMING_SOON: 409,`],
      [messagesEn, `    COMING_SOON: `, `    BAG_FULL: 'No more fits into the bag.',\n    COMING_SOON: `],
      [messagesAr, `    COMING_SOON: `, `    BAG_FULL: 'لا يتسع الكيس لغيرها.',\n    COMING_SOON: `],
    ],
  },
];
