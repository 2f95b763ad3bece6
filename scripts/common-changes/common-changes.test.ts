import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commonChanges } from './changes.ts';

// The five changes of CONTRIBUTING.md are made in a copy, one after the other.

const root = join(import.meta.dirname, '../..');
const copy = mkdtempSync(join(tmpdir(), 'copy-'));

beforeAll(() => {
  for (const part of ['src', 'db', 'test', 'scripts'])
    cpSync(join(root, part), join(copy, part), { recursive: true });
  for (const file of ['package.json', 'tsconfig.base.json', 'vitest.config.ts'])
    cpSync(join(root, file), join(copy, file));
  for (const part of ['node_modules', 'dist']) symlinkSync(join(root, part), join(copy, part), 'junction');
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Runs a program in the copy on a database of its own; fails with what it says. */
async function run(program: string, ...args: string[]): Promise<string> {
  const inherited = Object.entries(process.env).filter(([name]) => !/^VITEST|^DATABASE_URL$/.test(name));
  const { stdout } = await promisify(execFile)(program, args, {
    cwd: copy,
    env: { ...Object.fromEntries(inherited), DATA_DIR: join(copy, '.data') },
    maxBuffer: 16_000_000,
    shell: process.platform === 'win32',
  }).catch((error: Error & { stdout: string; stderr: string }) => {
    throw new Error(`${error.message}\n${error.stdout}${error.stderr}`);
  });
  return stdout;
}

test.each(commonChanges)('the places of $name are where CONTRIBUTING.md says', ({ edits, files = {} }) => {
  for (const [file, before, after] of edits) {
    const text = readFileSync(join(copy, file), 'utf8');
    expect(text.split(before), `${file}: ${before}`).toHaveLength(2);
    writeFileSync(
      join(copy, file),
      text.replace(before, () => after),
    );
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    writeFileSync(join(copy, file), text);
  }
});

test('their sentences are complete, and the migration is written into the tables', async () => {
  await run('node', 'scripts/check-texts.ts');
  await run('node', 'scripts/check-migrations.ts');
  expect(await run('node', 'scripts/migrate.ts')).toContain('Applying 9990-founded-in.sql');
  const tables = readFileSync(join(copy, 'src/api/platform/db/tables.ts'), 'utf8');
  expect(tables).toContain('founded_in: number | null');
});

// As one program without output: a quarter of the time of the projects one after the other.
test('they compile', async () => {
  const program = {
    extends: './tsconfig.base.json',
    compilerOptions: {
      composite: false,
      emitDeclarationOnly: false,
      noEmit: true,
      lib: ['es2024', 'esnext.iterator', 'esnext.collection', 'dom', 'dom.iterable', 'dom.asynciterable'],
      types: ['node', 'vite/client'],
      jsx: 'react-jsx',
    },
    include: ['src/shop', 'src/api', 'src/web'],
    exclude: ['**/*.test.ts', '**/*.cases.ts', 'src/web/service-worker'],
  };
  writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(program));
  await run('tsc', '--singleThreaded');
});

test('the tests that tell what is missing pass', async () => {
  const settings = ['groups', 'every-setting', 'routes'].map((name) => `office/settings/${name}`);
  const files = [...settings, 'src/api/catalog/browse/brands'];
  const told = await run('vitest', 'run', ...files, '-t', 'every setting|fewOnCard|brands');
  expect(told).toContain('fewOnCard');
});
