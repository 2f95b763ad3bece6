import type { Messages } from './messages.ts';
import type { Push } from './push.ts';

/** What lies outside the store, each behind one small interface: a real one, and one that records. */
export type Integrations = { messages: Messages; push: Push };
