import { ink, paper } from '../inks.ts';
import { drawWord } from '../lettering/drawWord.ts';
import { mixColors } from '../mixColors.ts';
import type { PackDress } from '../PackDress.ts';
import { palettes } from '../palettes.ts';
import { drawBody } from '../print/drawBody.ts';
import { drawFigure } from '../print/drawFigure.ts';
import { drawMotif } from '../print/drawMotif.ts';
import { readableOn } from '../readableOn.ts';
import { circle, d, faded, path, rect } from '../svg.ts';

/** A toy lorry: a loading box with the motif, a cab with a driver's window, two big wheels. */
export function drawVehicle(dress: PackDress): string {
  const { accent, base, dark, deep } = dress.palette;
  const cab = accent;
  const box =
    dress.side === 'front'
      ? drawMotif(dress, dress.figure === null ? -88 : -142, -186, 118, base) +
        drawFigure(dress, -32, -178, 46)
      : drawWord(dress.word, { x: -88, y: -200, width: 240, height: 64 }, readableOn(base, dark));
  return [
    rect(-226, -92, 448, 34, mixColors(deep, ink, 0.35), 10),
    drawBody(
      dress,
      'box',
      d`M-230 -304Q-230 -316 -218 -316H42Q54 -316 54 -304V-84H-230Z`,
      rect(-232, -318, 288, 236, base),
      rect(-232, -112, 288, 30, deep),
      faded(0.28, rect(-232, -318, 288, 16, '#ffffff')),
      box,
      dress.side === 'front'
        ? drawWord(dress.word, { x: -88, y: -274, width: 220, height: 34 }, readableOn(base, dark))
        : '',
      faded(0.26, rect(-216, -318, 13, 236, '#ffffff')),
      faded(0.13, rect(14, -318, 42, 236, ink)),
    ),
    drawBody(
      dress,
      'cab',
      d`M70 -240Q70 -254 84 -254H158Q172 -254 178 -242L212 -172L226 -160Q236 -152 236 -138V-72H70Z`,
      rect(66, -258, 174, 190, cab),
      rect(66, -100, 174, 32, mixColors(cab, ink, 0.16)),
      path(d`M98 -228H152L180 -166H98Z`, '#d8eef8'),
      faded(0.6, path(d`M112 -228H130L118 -166H100Z`, paper)),
      circle(226, -122, 15, palettes.yellow.light),
      faded(0.24, rect(66, -258, 174, 12, '#ffffff')),
      rect(104, -142, 28, 8, mixColors(cab, ink, 0.45), 4),
    ),
    wheel(-142, deep),
    wheel(140, deep),
  ].join('');
}

function wheel(x: number, hub: string): string {
  return [
    circle(x, -62, 62, '#66628f'),
    circle(x, -62, 56, ink),
    circle(x, -62, 31, '#f6f3ee'),
    circle(x, -62, 17, hub),
  ].join('');
}
