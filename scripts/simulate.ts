// Lets a shop live through some days on a clock of its own: `npm run simulate -- --days 365 --seed 7`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { helpIfAsked } from '../src/api/help-if-asked.ts';

helpIfAsked('simulate');

const { values } = parseArgs({
  options: {
    days: { type: 'string', default: '365' },
    seed: { type: 'string', default: String(Date.now()) },
  },
});
const life = spawn('vitest', ['run', '--project', 'unit', 'src/api/shop-year.test.ts'], {
  stdio: 'inherit',
  env: { ...process.env, SIMULATE_DAYS: values.days, SIMULATE_SEED: values.seed },
  shell: process.platform === 'win32',
});
const [status] = await once(life, 'exit');
process.exitCode = Number(status ?? 1);
