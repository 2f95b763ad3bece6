declare module 'subset-font' {
  type Axis = number | { min: number; max: number; default?: number };

  /** The part of a font that is needed to write `text`. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2' | 'woff' | 'sfnt' | 'truetype'; variationAxes?: Record<string, Axis> },
  ): Promise<Buffer>;
}
