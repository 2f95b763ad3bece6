import { vi } from 'vitest';

/** Waits until `check` no longer throws. Long, as the library's own second measures how busy the machine is. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 60_000, interval: 100 });
