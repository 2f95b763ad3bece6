/** Opens a store with the demo shop on a free port and a fresh folder, runs the journeys in a browser against it, and closes it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openStoreProcess } from '../test/store-process.ts';
import { inOwnFolder } from './in-own-folder.ts';

const status = await inOwnFolder('journeys', async (dataDir, started) => {
  const environment = { DATA_DIR: dataDir, DEMO: 'true', PORT: '0', LOG_LEVEL: 'error', DATABASE_URL: '' };
  const store = await openStoreProcess(environment, started);
  const journeys = spawn('playwright', ['test', ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, BASE_URL: store.address, STORE_DATA_DIR: dataDir },
    shell: process.platform === 'win32',
  });
  started(journeys);
  const [status] = await once(journeys, 'exit');
  await store.stop();
  return Number(status ?? 1);
});
process.exit(status);
