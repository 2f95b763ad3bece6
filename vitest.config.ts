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
  },
});
