import {
  type HydrationState,
  isRouteErrorResponse,
  UNSAFE_ErrorResponseImpl as ErrorAnswer,
} from 'react-router';

/** Element id of the loader data in the page, read at hydration. */
export const stateElementId = 'page-state';

type State = Pick<HydrationState, 'loaderData' | 'errors'>;

/** JSON safe inside a script element: `<` is escaped, so nothing can close it or open a comment. */
export function writeState({ loaderData, errors }: State): string {
  return JSON.stringify({ loaderData, errors: errors && mapped(errors, plainError) }).replaceAll(
    '<',
    '\\u003c',
  );
}

type Written = { loaderData: State['loaderData']; errors: Record<string, PlainError> | null };

/** @param text what `writeState` wrote */
export function readState(text: string): State {
  // Written by the same build.
  const { loaderData, errors }: Written = JSON.parse(text);
  return { loaderData: loaderData ?? {}, errors: errors && mapped(errors, richError) };
}

/** Of an unexpected error only the status is sent: its text may leak internals. */
type PlainError = { status: number; data: unknown };

function plainError(error: unknown): PlainError {
  return isRouteErrorResponse(error)
    ? { status: error.status, data: error.data }
    : { status: 500, data: null };
}

const richError = ({ status, data }: PlainError) => new ErrorAnswer(status, '', data);

function mapped<From, To>(values: Record<string, From>, change: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]));
}
