import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { everyCallPlugin } from './scripts/vite/calls-plugin.ts';
import { ProgramsFirst } from './test/programs-first.ts';

// As in a running store: React renders a page in half the time that its checks for development take.
process.env['NODE_ENV'] = 'production';

const tests = ['{src,db,scripts}/**/*.test.ts'];
const timed = 'src/api/faults.test.ts';

export default defineConfig({
  plugins: [everyCallPlugin()],
  test: {
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: tests, exclude: [timed], globalSetup: 'test/global-setup.ts' },
      },
      // It holds answers to their seconds: nothing else runs beside it.
      { extends: true, test: { name: 'timed', include: [timed], sequence: { groupOrder: 1 } } },
    ],
    // Timeouts for a hang, not for a slow machine: under load a test takes many times as long.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    // One more than there are cores, as tests wait for timers and programs; each takes half a gigabyte.
    maxWorkers: Math.min(availableParallelism(), 5) + 1,
    sequence: { sequencer: ProgramsFirst },
    // Each file has a database of its own; loading every module again for it took a third of the run.
    isolate: false,
  },
});
