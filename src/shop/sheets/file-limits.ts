/** The largest file of products that is read. Apart from the calls, so that the page loads no schemas with it. */
export const fileLimits = {
  bytes: 10_000_000,
  'unpacked bytes': 100_000_000,
  /** Files in a workbook, pictures included. */
  parts: 2000,
  rows: 10_000,
  columns: 100,
} as const;
export type FileLimit = keyof typeof fileLimits;

/** The largest ZIP of pictures. */
export const zipLimits = { bytes: 500_000_000, unpackedBytes: 2_000_000_000, files: 2000 } as const;
