import { colorContrast } from '../colorContrast.ts';
import { colorDistance } from '../colorDistance.ts';
import { paper } from '../inks.ts';
import { motifs } from '../motifs/motifs.ts';
import type { PackDress } from '../PackDress.ts';
import { readableOn } from '../readableOn.ts';
import { circle, place } from '../svg.ts';

/**
 * The pack's motif around a middle, `size` wide. Where its own colour would drown in the ground (a brown bear on a
 * brown bag) it gets a pale disc behind it.
 */
export function drawMotif(dress: PackDress, x: number, y: number, size: number, ground: string): string {
  const { draw, tones } = motifs[dress.motif];
  const { palette } = dress;
  if (tones.some((tone) => colorDistance(tone, ground) < 66)) {
    const light = colorDistance(paper, tones[0] ?? paper) < 95;
    const disc = light ? palette.deep : paper;
    return (
      circle(x, y, size * 0.56, disc) +
      place(x, y, size * 0.0078, draw({ mark: palette.deep, accent: palette.accent, ground: disc }))
    );
  }
  const own = readableOn(ground, palette.deep);
  const mark = colorContrast(own, ground) < 2.1 ? palette.dark : own;
  const accent = mark === paper ? palette.light : palette.accent;
  return place(x, y, size / 100, draw({ mark, accent, ground }));
}
