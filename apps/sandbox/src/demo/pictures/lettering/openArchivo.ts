import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

interface OutlinePoint {
  x: number;
  y: number;
  endContour: boolean;
  copy(): OutlinePoint;
}

/** The inner parts of a WOFF2 font in fontkit 2.0.4 that its public types leave out. */
interface VariableFont extends Font {
  fvar: { axis: readonly { axisTag: string }[] };
  variationCoords: readonly number[];
  _transformedGlyphs: readonly { points?: OutlinePoint[] }[];
  _variationProcessor: { transformPoints(glyphId: number, points: OutlinePoint[]): void };
}

/**
 * Opens Archivo at one weight (100-900) and width (62-125).
 *
 * Why not `font.getVariation()`: fontkit reopens the compressed bytes as if they were a TrueType file there, and
 * fails on WOFF2. Its own variation arithmetic works, so it is run here once over every outline; what comes back
 * is an ordinary static font.
 */
export function openArchivo(weight: number, width: number): Font {
  const file = createRequire(import.meta.url).resolve(
    '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2',
  );
  const font = create(readFileSync(file)) as unknown as VariableFont;
  font.variationCoords = font.fvar.axis.map((axis) => (axis.axisTag.trim() === 'wght' ? weight : width));
  font.getGlyph(1); // makes fontkit unpack the outlines
  for (const [id, { points }] of font._transformedGlyphs.entries()) {
    const first = points?.[0];
    if (points === undefined || first === undefined) continue;
    // the variation data counts four extra points behind every outline; their place does not matter to us
    font._variationProcessor.transformPoints(id, [
      ...points,
      ...[1, 2, 3, 4].map(() => Object.assign(first.copy(), { endContour: true })),
    ]);
  }
  return font;
}
