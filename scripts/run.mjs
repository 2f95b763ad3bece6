// The entry point of all npm scripts: installs what the lockfile names, then runs the task on the installed Node.
// Uses only built-ins, for any Node from 20 on, because it runs before anything is installed.
import { execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tasks } from './tasks.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
const bin = join(modules, '.bin');
const isWindows = process.platform === 'win32';

const [name = 'start', ...args] = process.argv.slice(2);
const task = tasks[name];
const asksForHelp = args.some((arg) => arg === '--help' || arg === '-h');
if (name === '--help' || name === '-h') help(tasksText());
if (task === undefined) fail(`There is no task ${name}.\n\n${tasksText()}`);
if (asksForHelp) help(helpText());
refuseUnknown();

process.chdir(root);
// After `npm ci --omit=dev` nothing can be built and nothing is missing: what was built before is run.
const isProduction = existsSync(join(modules, '.package-lock.json')) && !existsSync(join(modules, 'vite'));
const built = join(process.env.DIST || 'dist', 'server');
const builds = {
  pages: {
    program: 'scripts/build.ts',
    says: 'Building the pages',
    sources: [
      'src/shop',
      'src/web',
      'scripts/vite',
      'scripts/build.ts',
      'vite.config.ts',
      'package-lock.json',
    ],
    stamp: '.sources',
  },
  // Pictures, of many megabytes, are known by their list; tests are no part of it.
  server: {
    program: 'scripts/build-server.ts',
    says: 'Building the server',
    sources: ['src/shop', 'src/api', 'src/server.ts', 'db', 'scripts', 'package-lock.json'],
    stamp: join('server', '.sources'),
  },
};
let running = null;
let isStopping = false;
let afterSignal = () => {};
handOnSignals();
if (task.settings) readEnvFile();
await installIfNeeded();
for (const [index, [program, ...fixed]] of task.steps.entries()) {
  if (fixed.includes('whole') && args.includes('--changed')) continue;
  if (program === 'pages' || program === 'server')
    await buildIf(program, args.includes('--stale') ? 'stale' : fixed[0]);
  else await runStep(program, [...fixed, ...(index === task.steps.length - 1 ? args : [])]);
}

function commandOf(task) {
  return ['start', 'test'].includes(task) ? `npm ${task}` : `npm run ${task}`;
}

function tasksText() {
  const width = Math.max(...Object.keys(tasks).map((task) => commandOf(task).length));
  const lines = Object.entries(tasks).map(
    ([task, { does }]) => `  ${commandOf(task).padEnd(width)}  ${does}`,
  );
  return `${lines.join('\n')}\n\nMore of one: ${commandOf('seed')} -- --help`;
}

function helpText() {
  const { does, usage, options = {}, settings } = task;
  const rest = [usage, ...Object.keys(options).map((option) => `[${option}]`)].filter(Boolean).join(' ');
  const width = Math.max(0, ...Object.keys(options).map((option) => option.length));
  const lines = Object.entries(options).map(([option, meaning]) => `  ${option.padEnd(width)}  ${meaning}`);
  const sample = join(root, '.env.example');
  const variables =
    name === 'start'
      ? `It is set up by these variables, or by the same lines in a file .env:\n\n${readFileSync(sample, 'utf8').trimEnd()}`
      : `${commandOf('start')} -- --help lists the variables that set the store up; a file .env may hold them.`;
  return [
    does,
    `${commandOf(name)}${rest === '' ? '' : ` -- ${rest}`}`,
    ...(lines.length > 0 ? [lines.join('\n')] : []),
    ...(settings ? [variables] : []),
  ].join('\n\n');
}

function refuseUnknown() {
  if (task.options === undefined) return;
  const known = Object.keys(task.options).map((option) => option.split(' ')[0]);
  const takesWords = task.usage !== undefined || known.length > 0;
  const unknown = args.find((arg) =>
    arg.startsWith('-') ? !known.includes(arg.split('=')[0]) : !takesWords,
  );
  if (unknown !== undefined)
    fail(`${commandOf(name)} knows no ${unknown}. ${commandOf(name)} -- --help says what it knows.`);
}

function readEnvFile() {
  if (!existsSync('.env')) return;
  if (process.loadEnvFile === undefined) fail('To read .env, Node 20.12 or newer is needed.');
  process.loadEnvFile('.env');
}

async function installIfNeeded() {
  if (isProduction) return;
  const stamp = join(modules, '.minwal-lock');
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  process.stdout.write('Installing what the store is made of…\n');
  const waiting = setTimeout(() => void explainWait(), 5000);
  // npm cleans up when interrupted, but only after its last fetch; an incomplete installation is harmless.
  afterSignal = () => running?.kill('SIGKILL');
  const status = await run(isWindows ? 'npm.cmd' : 'npm', ['ci', '--ignore-scripts'], process.env);
  afterSignal = () => {};
  clearTimeout(waiting);
  if (status !== 0) fail('The installation failed; the lines above say why.');
  mkdirSync(modules, { recursive: true });
  writeFileSync(stamp, lock);
}

// npm itself prints nothing for minutes when the registry does not answer.
async function explainWait() {
  const registry = await registryAddress();
  const isBehindProxy = ['HTTPS_PROXY', 'https_proxy', 'npm_config_https_proxy'].some(
    (key) => process.env[key],
  );
  const answers =
    isBehindProxy ||
    (await fetch(registry, { signal: AbortSignal.timeout(5000) }).then(
      () => true,
      () => false,
    ));
  process.stdout.write(
    answers
      ? `Still fetching packages from ${registry}; a slow line takes minutes.\n`
      : `Waiting for ${registry}, which does not answer: the first start fetches its packages there and needs a connection. npm goes on trying for some minutes; Ctrl-C ends it.\n`,
  );
}

function registryAddress() {
  return new Promise((done) => {
    execFile(
      isWindows ? 'npm.cmd' : 'npm',
      ['config', 'get', 'registry'],
      { shell: isWindows },
      (error, stdout) => done(error ? 'the package registry' : stdout.trim()),
    );
  });
}

// Building takes seconds and a start one: it is built again only when a source of it changed.
async function buildIf(kind, when) {
  if (isProduction && when === 'always') fail('Building is for development: npm ci installs what it needs.');
  if (isProduction) return;
  const { program, says, sources, stamp: place } = builds[kind];
  const stamp = join(process.env.DIST || 'dist', place);
  if (when === 'missing' && existsSync(stamp)) return;
  const files = sources.flatMap((path) => (statSync(path).isFile() ? [path] : filesIn(path)));
  files.sort((a, b) => (a < b ? -1 : 1));
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(file));
  const wanted = hash.digest('hex');
  if (when === 'stale' && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  process.stdout.write(`${says}…\n`);
  const status = await run(nodeProgram(), [program], environment());
  if (status !== 0) fail('It could not be built; the lines above say why.');
  writeFileSync(stamp, wanted);
}

function filesIn(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.(avif|webp|test\.ts)$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}

async function runStep(program, [file, ...rest]) {
  const isNode = program === 'node';
  const ran = isProduction || task.built ? builtOf(file) : file;
  const status = await run(
    isNode ? nodeProgram() : join(bin, program),
    [...((isNode && task.node) || []), ran, ...rest],
    environment(),
  );
  if (status !== 0) process.exit(status);
}

function builtOf(file) {
  const path = join(built, `${basename(file, '.ts')}.js`);
  if (existsSync(path)) return path;
  fail(
    existsSync(built)
      ? `${commandOf(name)} is for development: npm ci installs what it needs.`
      : `${built} holds no built server: npm ci and npm run build make it.`,
  );
}

/**
 * Runs a program in the foreground and returns its exit code. The IPC channel lets it exit when this process is
 * killed.
 */
function run(command, commandArgs, env) {
  return new Promise((done) => {
    const child = spawn(command, commandArgs, {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env,
      shell: isWindows,
    });
    running = child;
    child.once('error', ({ message }) => fail(`${command} cannot be run: ${message}`));
    child.once('exit', (status) => {
      running = null;
      if (isStopping) process.exit(status ?? 130);
      done(status ?? 1);
    });
  });
}

/** Forwards a signal to the running program and exits with it. */
function stop(signal) {
  isStopping = true;
  if (running === null) process.exit(130);
  running.kill(signal);
  setTimeout(afterSignal, 1000).unref();
}

function handOnSignals() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  // npm, when interrupted, ends only the shell between us.
  const parent = process.ppid;
  const look = () => process.ppid !== parent && !isStopping && stop('SIGTERM');
  if (process.env.npm_lifecycle_event !== undefined) setInterval(look, 200).unref();
}

function nodeProgram() {
  const own = join(bin, isWindows ? 'node.exe' : 'node');
  if (existsSync(own)) return own;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  fail(`No Node comes with the store for ${process.platform} on ${process.arch}: install Node 24 or newer.`);
}

function environment() {
  return { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`, NODE_NO_WARNINGS: '1' };
}

function help(text) {
  process.stdout.write(`${text}\n`);
  process.exit(0);
}

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
