declare module 'subset-font' {
  interface AxisRange {
    min: number;
    max: number;
  }
  interface SubsetOptions {
    targetFormat?: 'sfnt' | 'truetype' | 'woff' | 'woff2';
    variationAxes?: Record<string, number | AxisRange>;
    keepFeatures?: readonly string[];
    dropTables?: readonly string[];
    noHinting?: boolean;
  }
  /** Returns the font with just the glyphs of a text, limited to the given axis ranges. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: SubsetOptions,
  ): Promise<Buffer>;
}
