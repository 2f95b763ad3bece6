import { defineConfig } from 'vitest/config';
import { everyCallPlugin } from './scripts/vite/calls-plugin.ts';

export default defineConfig({
  plugins: [everyCallPlugin()],
  test: {
    globalSetup: 'test/global-setup.ts',
    include: ['{src,db,scripts}/**/*.test.ts'],
    // Only what never happens takes as long: a machine that has other work to do is several times slower.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    maxWorkers: 2,
    // Each file has a database of its own; loading every module again for it took a third of the run.
    isolate: false,
  },
});
