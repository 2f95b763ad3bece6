/** Opens a store with the demo shop on a free port and a fresh folder, runs the journeys in a browser against it, and closes it. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStoreProcess } from '../test/store-process.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'minwal-journeys-'));
const store = await openStoreProcess({ DATA_DIR: dataDir, DEMO: 'true', PORT: '0', LOG_LEVEL: 'error' });
const status = await new Promise<number>((done) => {
  const env = { ...process.env, BASE_URL: store.address, STORE_DATA_DIR: dataDir };
  const child = spawn('playwright', ['test', ...process.argv.slice(2)], {
    stdio: 'inherit',
    env,
    shell: process.platform === 'win32',
  });
  child.once('exit', (code) => done(code ?? 1));
});
await store.stop();
rmSync(dataDir, { recursive: true, force: true });
process.exit(status);
