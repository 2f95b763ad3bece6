import type { Visitor } from '../../shop/account/route-guard.ts';
import type { InProcessAnswer, Wire } from '../http/in-process.ts';
import type { PagePreferences } from './page-preferences.ts';

/** One request for a page, as the server hands it to whoever renders it. */
export type PageRequest = PagePreferences & {
  visitor: Visitor;
  /** The API in the same process, as this visitor. */
  send: (wire: Wire) => Promise<InProcessAnswer>;
  /** Empty on a page that is the same for every guest. */
  xsrfToken: string;
  report: (error: unknown) => void;
};

/** What came of it. */
export type RenderedPage =
  | { status: number; headers: Record<string, string>; body: string }
  | { redirect: string; status: number };

export type RenderPage = (asked: PageRequest) => Promise<RenderedPage>;
