import { type ComponentType, lazy } from 'react';
import { loadLate } from '../client/device/late-code.ts';

/** A component whose code loads on first use. While that fails, the layout says so and offers a retry. */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() => loadLate(async () => ({ default: await load() })));
