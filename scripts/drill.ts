// Tries a promise of docs/running.md on this machine: `npm run drill -- back-again`. Without a name, all of them.
import { backAgain } from '../ops/drills/back-again.ts';
import { behindProxy } from '../ops/drills/behind-proxy.ts';
import type { Drill } from '../ops/drills/drill.ts';
import { fullDisk } from '../ops/drills/full-disk.ts';
import { killed } from '../ops/drills/killed.ts';
import { pooler } from '../ops/drills/pooler.ts';
import { wrongClock } from '../ops/drills/wrong-clock.ts';
import { helpIfAsked } from '../src/api/help-if-asked.ts';
import { inOwnFolder } from './in-own-folder.ts';

helpIfAsked('drill');

const drills: Record<string, Drill> = {
  nginx: behindProxy('nginx'),
  haproxy: behindProxy('haproxy'),
  'back-again': backAgain,
  killed,
  pooler,
  'full-disk': fullDisk,
  'wrong-clock': wrongClock,
};

const named = process.argv.slice(2);
const unknown = named.find((name) => !Object.hasOwn(drills, name));
if (unknown !== undefined) {
  process.stderr.write(`There is no drill ${unknown}: ${Object.keys(drills).join(', ')}.\n`);
  process.exit(1);
}
for (const [name, { promise, missing, work }] of Object.entries(drills)) {
  if (named.length > 0 && !named.includes(name)) continue;
  process.stdout.write(`${name}: ${promise}\n`);
  const reason = missing?.() ?? null;
  if (reason !== null) {
    process.stdout.write(`  skipped: ${reason}\n`);
    continue;
  }
  const begun = performance.now();
  try {
    const figures = await inOwnFolder('drill', work);
    const seconds = ((performance.now() - begun) / 1000).toFixed(0);
    process.stdout.write(`  kept: ${figures} (${seconds} s)\n`);
  } catch (error) {
    process.stdout.write(`  broken: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
