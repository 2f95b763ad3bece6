import { defineConfig, type OxlintOverride } from 'oxlint';

/**
 * The quarters of the shop and the features in each, the same in every root. A quarter may import those before it, and a
 * feature those before it in its own.
 */
const QUARTERS = {
  people: [
    'places',
    'closures',
    'facts',
    'notifications',
    'codes',
    'sign-in',
    'account',
    'staff',
    'messages',
    'trust',
  ],
  catalog: [
    'media',
    'drawings',
    'browse',
    'search',
    'details',
    'taxonomy',
    'alerts',
    'favorites',
    'reviews',
    'seo',
    'feeds',
    'products',
  ],
  buying: ['cart', 'coupons', 'points', 'orders', 'checkout'],
  money: ['cash', 'invoices'],
  delivery: [
    'fulfilment',
    'staff-orders',
    'company-cash',
    'dispatch',
    'packing',
    'round',
    'returns',
    'stock',
  ],
  office: [
    'customers',
    'home',
    'content',
    'help',
    'support',
    'reports',
    'imports',
    'archive',
    'today',
    'settings',
    'webhooks',
  ],
} as const satisfies Record<string, readonly string[]>;

/** The layers of the API: each may import those before it. */
const LAYERS = [
  'platform/db',
  'platform/http',
  'platform/integrations',
  ...Object.keys(QUARTERS),
  'jobs',
  'ssr',
];

const layerOrder: OxlintOverride[] = LAYERS.filter((layer) => layer.startsWith('platform/')).map((layer) => ({
  files: [`src/api/${layer}/**`],
  excludeFiles: ['**/*.test.ts'],
  rules: {
    'no-restricted-imports': [
      'error',
      { patterns: restricted(layer, LAYERS.slice(LAYERS.indexOf(layer) + 1), ['!../**/shop/**']) },
    ],
  },
}));

const SCHEMAS = {
  group: ['**/contract.ts', '**/calls.ts', '**/endpoints.ts', '**/console-endpoints.ts', 'zod'],
  allowTypeImports: true,
  message: 'Schemas stay on the server: zod is too heavy for a page and refused by Trusted Types.',
};

const quarterNames = Object.keys(QUARTERS);

const featureOrder: OxlintOverride[] = Object.entries(QUARTERS).flatMap(([quarter, features]) =>
  features.flatMap((feature, index) => {
    const order = [
      ...restricted(
        quarter,
        [...quarterNames.slice(quarterNames.indexOf(quarter) + 1), 'jobs', 'ssr'],
        [`!../**/${quarter}/**`],
      ),
      ...restricted(feature, features.slice(index + 1)),
    ];
    // Tests may import any feature; pages combine features.
    const excludeFiles = ['**/*.test.ts', '**/*-page.tsx'];
    return [
      {
        files: [`src/{shop,api}/${quarter}/${feature}/**`],
        excludeFiles,
        rules: { 'no-restricted-imports': ['error', { patterns: order }] },
      },
      {
        files: [`src/web/{storefront,backoffice}/${quarter}/${feature}/**`],
        excludeFiles,
        rules: { 'no-restricted-imports': ['error', { patterns: [SCHEMAS, ...order] }] },
      },
    ];
  }),
);

/** Patterns that refuse imports of what comes later; `except` are patterns that stay allowed. */
function restricted(from: string, later: readonly string[], except: readonly string[] = []): object[] {
  return later.map((name) => ({
    group: [`../${name}/**`, `../**/${name}/**`, ...except],
    message: `${from} comes before ${name}: it may not import it.`,
  }));
}

export default defineConfig({
  plugins: ['typescript', 'import', 'unicorn', 'react', 'jsx-a11y', 'promise', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error' },
  ignorePatterns: ['dist', '.cache', '.data', 'src/api/platform/db/tables.ts'],
  rules: {
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-default-export': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    'typescript/await-thenable': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'typescript/only-throw-error': 'error',
    'typescript/ban-ts-comment': 'error',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'react/no-danger': 'error',
    'react/react-in-jsx-scope': 'off',
    'no-console': 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    eqeqeq: 'error',
    'max-lines': ['error', { max: 300 }],
    'import/no-unassigned-import': 'off',
    'no-shadow': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'import/no-named-as-default-member': 'off',
    'promise/always-return': 'off',
    'no-await-in-loop': 'off',
    'unicorn/no-array-sort': 'off',
    'unicorn/no-array-reverse': 'off',
    'typescript/no-unsafe-type-assertion': 'off',
    'unicorn/require-module-specifiers': 'off',
    'no-underscore-dangle': 'off',
    'no-control-regex': 'off',
    // Flags change by signals and by concurrent requests.
    'no-unmodified-loop-condition': 'off',
    // Our forms contain only text fields, no files.
    'typescript/no-base-to-string': 'off',
    'typescript/no-unsafe-enum-comparison': 'off',
    'typescript/require-array-sort-compare': ['error', { ignoreStringArrays: true }],
    'typescript/consistent-return': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'vitest/valid-expect': 'off',
    'vitest/require-mock-type-parameters': 'off',
    // Countdowns and browser-only values (storage, width) are set after hydration on purpose.
    'react/set-state-in-effect': 'off',
    'react/exhaustive-effect-dependencies': 'off',
    'react/refs': 'off',
    'vitest/no-conditional-expect': 'off',
    'vitest/expect-expect': 'off',
    'vitest/require-to-throw-message': 'off',
  },
  overrides: [
    { files: ['*.config.ts'], rules: { 'import/no-default-export': 'off' } },
    { files: ['scripts/**', 'bench/**', 'e2e/**'], rules: { 'no-console': 'off' } },
    {
      files: ['src/web/**'],
      excludeFiles: ['**/*.test.ts'],
      rules: { 'no-restricted-imports': ['error', { patterns: [SCHEMAS] }] },
    },
    {
      files: ['src/web/{client,ui}/**'],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            patterns: [
              SCHEMAS,
              {
                group: ['**/storefront/**', '**/backoffice/**'],
                message: 'The apps stand above client and ui.',
              },
            ],
          },
        ],
      },
    },
    // The router's answers (not found, redirect) are thrown on purpose.
    { files: ['src/web/{storefront,backoffice}/**'], rules: { 'typescript/only-throw-error': 'off' } },
    ...layerOrder,
    ...featureOrder,
  ],
});
