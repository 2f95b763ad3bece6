/**
 * Isolates a label inside text of the other direction (Unicode's first-strong isolate): after Arabic letters `12-18`
 * would read 18-12, and `W30 L32` would be reordered.
 */
export const isolated = (label: string) => `\u2068${label}\u2069`;
