/**
 * React is published as CommonJS: every module with elements would unwrap it and call `jsx` through the wrapper.
 * Unwrapped once here (0.1 KB of a first view).
 */
import * as runtime from 'react/jsx-runtime';

export const { Fragment, jsx, jsxs } = runtime;
