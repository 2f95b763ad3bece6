import { defineConfig } from 'vitest/config';
import { everyCallPlugin } from './scripts/vite/calls-plugin.ts';

export default defineConfig({
  plugins: [everyCallPlugin()],
  test: {
    globalSetup: 'test/global-setup.ts',
    include: ['{src,db,scripts}/**/*.test.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    // As with the journeys: a shared machine may stall a test for seconds. The report names what passed at the second try.
    retry: process.env['CI'] === 'true' ? 1 : 0,
    // Each file has a database of its own; loading every module again for it took a third of the run.
    isolate: false,
  },
});
