import type { Visitor } from '../../shop/account/route-guard.ts';
import type { InProcess } from '../client/call-from.ts';
import type { Theme } from '../ui/theme.ts';

/** A page request as the server passes it to the renderer. */
export type Visit = {
  request: Request;
  /** From the cookie; null leaves it to the browser. */
  theme: Theme | null;
  visitor: Visitor;
  /** The in-process API, called as this visitor. */
  send: InProcess;
  /** Empty on pages that a shared cache may store. */
  xsrfToken: string;
  /** Base of canonical URLs: `https://minwal.sy`. */
  origin: string;
  /** Origin of map tiles, if any. */
  tiles?: { url: string; credit: string } | null;
  /** Called with every unexpected error of a loader; the visitor sees the error page. */
  report?: (error: unknown) => void;
};

export type Page =
  | { status: number; headers: Record<string, string>; body: string }
  | { redirect: string; status: number; headers?: Record<string, string> };
