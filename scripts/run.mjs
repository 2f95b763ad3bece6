// The one command: makes sure that what the lockfile names is installed, then runs the task on the Node that came with
// it. Written with built-ins only, for any Node from 20 on, because it runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
const bin = join(modules, '.bin');

const tasks = {
  start: [
    ['build', 'stale'],
    ['node', 'src/server.ts'],
  ],
  build: [['build', 'always']],
  migrate: [['node', 'scripts/migrate.ts']],
  seed: [['node', 'scripts/seed.ts']],
  order: [['node', 'scripts/order.ts']],
  pictures: [['node', 'scripts/draw-pictures.ts']],
  bench: [
    ['build', 'stale'],
    ['node', 'bench/run.ts'],
  ],
  check: [
    ['build', 'stale'],
    ['node', 'scripts/check.ts'],
  ],
  test: [
    ['build', 'stale'],
    ['node', 'scripts/check.ts'],
    ['vitest', 'run'],
    ['node', 'scripts/journeys.ts'],
  ],
};

const [name = 'start', ...args] = process.argv.slice(2);
const steps = tasks[name];
if (steps === undefined) fail(`There is no task ${name}. There are: ${Object.keys(tasks).join(', ')}.`);

process.chdir(root);
installIfNeeded();
for (const [index, [program, ...fixed]] of steps.entries()) {
  if (program === 'build') buildIf(fixed[0] === 'always');
  else await run(program, [...fixed, ...(index === steps.length - 1 ? args : [])]);
}

function installIfNeeded() {
  const stamp = join(modules, '.minwal-lock');
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  process.stdout.write('Installing what the store is made of…\n');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(npm, ['ci', '--ignore-scripts'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) fail('The installation failed; the lines above say why.');
  mkdirSync(modules, { recursive: true });
  writeFileSync(stamp, lock);
}

// Building takes seconds and a start takes one: sources are built again only when one of them changed.
function buildIf(always) {
  const files = ['src/shop', 'src/web', 'scripts/vite'].flatMap((folder) => filesIn(folder));
  files.push('scripts/build.ts', 'vite.config.ts', 'package-lock.json');
  files.sort((a, b) => (a < b ? -1 : 1));
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(file));
  const wanted = hash.digest('hex');
  const stamp = join('dist', '.sources');
  if (!always && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  const { status } = spawnSync(nodeProgram(), ['scripts/build.ts'], { stdio: 'inherit', env: environment() });
  if (status !== 0) fail('The pages could not be built; the lines above say why.');
  writeFileSync(stamp, wanted);
}

function filesIn(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}

/**
 * Runs a program of the project in the foreground; signals reach it, and its exit code becomes ours when it fails. The
 * channel between us lets the program notice that we were killed, and leave too.
 */
function run(program, programArgs) {
  return new Promise((done) => {
    const command = program === 'node' ? nodeProgram() : join(bin, program);
    const child = spawn(command, programArgs, {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: environment(),
      shell: process.platform === 'win32',
    });
    const pass = (signal) => child.kill(signal);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, pass);
    child.once('exit', (status, signal) => {
      for (const each of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(each, pass);
      if (status !== 0) process.exit(status ?? (signal === null ? 1 : 130));
      done();
    });
  });
}

function nodeProgram() {
  const own = join(bin, process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(own)) return own;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  fail(`No Node comes with the store for ${process.platform} on ${process.arch}: install Node 24 or newer.`);
}

function environment() {
  return { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`, NODE_NO_WARNINGS: '1' };
}

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
