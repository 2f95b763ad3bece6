/**
 * React comes as CommonJS only: every module with elements would unwrap it again and reach `jsx` through the wrapper.
 * Here it is unwrapped once (0.1 KB of a first view).
 */
import * as runtime from 'react/jsx-runtime';

export const { Fragment, jsx, jsxs } = runtime;
