import type { Visitor } from '../../shop/account/route-guard.ts';
import type { InProcess } from '../client/call-from.ts';
import type { Theme } from '../ui/theme.ts';

/** One request for a page, as the server hands it over. */
export type Visit = {
  request: Request;
  /** From the cookie; null leaves it to the browser. */
  theme: Theme | null;
  visitor: Visitor;
  /** The API in the same process, as this visitor. */
  send: InProcess;
  /** Empty on pages that a shared cache may keep. */
  xsrfToken: string;
  /** `https://minwal.sy`: what canonical addresses begin with. */
  origin: string;
  /** Where map tiles come from, if they do. */
  tiles?: { url: string; credit: string } | null;
  /** Hears of every surprise a loader threw; the visitor sees the error page. */
  report?: (error: unknown) => void;
};

export type Page =
  | { status: number; headers: Record<string, string>; body: string }
  | { redirect: string; status: number; headers?: Record<string, string> };
