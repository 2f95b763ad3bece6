import {
  type HydrationState,
  isRouteErrorResponse,
  UNSAFE_ErrorResponseImpl as ErrorAnswer,
} from 'react-router';

/** Where the page keeps what its loaders brought, for the script to start from. */
export const stateElementId = 'page-state';

type State = Pick<HydrationState, 'loaderData' | 'errors'>;

/** JSON that can stand inside a script element: `<` cannot close it or open a comment. */
export function writeState({ loaderData, errors }: State): string {
  return JSON.stringify({ loaderData, errors: errors && mapped(errors, plainError) }).replaceAll(
    '<',
    '\\u003c',
  );
}

/** @param text what `writeState` wrote */
export function readState(text: string): State {
  // Written by the same build of the same code.
  const { loaderData, errors } = JSON.parse(text) as {
    loaderData: State['loaderData'];
    errors: Record<string, PlainError> | null;
  };
  return { loaderData: loaderData ?? {}, errors: errors && mapped(errors, richError) };
}

/** A refusal travels whole; a surprise leaves only that it happened: its text may say more than a page should. */
type PlainError = { status: number; statusText: string; data: unknown } | { surprise: true };

function plainError(error: unknown): PlainError {
  if (!isRouteErrorResponse(error)) return { surprise: true };
  return { status: error.status, statusText: error.statusText, data: error.data };
}

function richError(error: PlainError): unknown {
  return 'surprise' in error ? new Error() : new ErrorAnswer(error.status, error.statusText, error.data);
}

function mapped<From, To>(values: Record<string, From>, change: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]));
}
