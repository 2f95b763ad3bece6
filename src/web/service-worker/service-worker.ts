/** The shop's worker: push notifications, and what was visited for when there is no connection. */
import './push-messages.ts';
import './visited-pages.ts';
