import type { Visitor } from '../../shop/account/route-guard.ts';
import type { InProcessAnswer, Wire } from '../http/in-process.ts';
import type { PagePreferences } from './page-preferences.ts';

/** A page request as the server passes it to the renderer. */
export type PageRequest = PagePreferences & {
  visitor: Visitor;
  /** The in-process API, called as this visitor. */
  send: (wire: Wire) => Promise<InProcessAnswer>;
  /** Empty on a page that is the same for every guest. */
  xsrfToken: string;
  report: (error: unknown) => void;
};

/** The result. */
export type RenderedPage =
  | { status: number; headers: Record<string, string>; body: string }
  | { redirect: string; status: number };

export type RenderPage = (asked: PageRequest) => Promise<RenderedPage>;
