/** Of a ZIP of pictures. */
export const MOST_ZIP_BYTES = 500_000_000;
