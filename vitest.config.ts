import { defineConfig } from 'vitest/config';
import { everyCallPlugin } from './scripts/vite/calls-plugin.ts';

export default defineConfig({
  plugins: [everyCallPlugin()],
  test: {
    globalSetup: 'test/global-setup.ts',
    include: ['{src,db,scripts}/**/*.test.ts'],
    // A shared machine may stall a test for seconds; what hangs is still found.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    // Each file has a database of its own; loading every module again for it took a third of the run.
    isolate: false,
  },
});
