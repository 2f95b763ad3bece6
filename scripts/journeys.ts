/**
 * Opens a store with the demo shop on a free port and a fresh folder, runs the journeys in a browser against it, and closes it.
 * `JOURNEYS_DELAY`: milliseconds that a piece of data may wait on the line; it finds the journeys that do not wait for answers.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openBadLine } from '../test/bad-line.ts';
import { openStoreProcess } from '../test/store-process.ts';
import { inOwnFolder } from './in-own-folder.ts';

const status = await inOwnFolder('journeys', async (dataDir, started) => {
  const environment = {
    DATA_DIR: dataDir,
    DEMO: 'true',
    PORT: '0',
    LOG_LEVEL: 'error',
    DATABASE_URL: '',
    // A busy machine is no answer that a journey looks for.
    REQUEST_SECONDS: '60',
  };
  const store = await openStoreProcess(environment, started);
  const delay = Number(process.env['JOURNEYS_DELAY'] ?? 0);
  const line = delay > 0 ? await openBadLine(store.address, delay) : undefined;
  const args = process.argv.slice(2);
  // Who asks for a width sees at it the journeys of the other, too.
  const atEveryWidth = args.some((arg) => arg.startsWith('--project')) ? 'true' : '';
  const journeys = spawn('playwright', ['test', ...args], {
    stdio: 'inherit',
    env: {
      ...process.env,
      BASE_URL: line?.address ?? store.address,
      STORE_DATA_DIR: dataDir,
      JOURNEYS_AT_EVERY_WIDTH: atEveryWidth,
    },
    shell: process.platform === 'win32',
  });
  started(journeys);
  const [status] = await once(journeys, 'exit');
  await line?.close();
  await store.stop();
  return Number(status ?? 1);
});
process.exit(status);
