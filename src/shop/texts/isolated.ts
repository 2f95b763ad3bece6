/**
 * A label inside a sentence of the other direction, by itself: after Arabic letters `12-18` would read as 18-12, and
 * `W30 L32` would fall apart. Unicode's first-strong isolate.
 */
export const isolated = (label: string) => `\u2068${label}\u2069`;
