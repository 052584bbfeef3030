import { cream, ink, paper } from '../inks.ts';
import { drawWord } from '../lettering/drawWord.ts';
import { mixColors } from '../mixColors.ts';
import type { PackDress } from '../PackDress.ts';
import { drawBackPrint } from '../print/drawBackPrint.ts';
import { drawBody } from '../print/drawBody.ts';
import { drawFigure } from '../print/drawFigure.ts';
import { drawFoot } from '../print/drawFoot.ts';
import { drawMotif } from '../print/drawMotif.ts';
import { drawShade } from '../print/drawShade.ts';
import { readableOn } from '../readableOn.ts';
import { d, ellipse, faded, line, path, rect } from '../svg.ts';

/** A gable-top carton for milk and juice: with a screw cap, or folded shut along a ridge. */
export function drawCarton(dress: PackDress): string {
  const { accent, base, dark } = dress.palette;
  const spotted = dress.motif === 'cow-spots';
  const panel = spotted ? paper : cream;
  const front = [
    drawWord(dress.word, { x: -8, y: -336, width: 190, height: 46 }, readableOn(base, dark)),
    spotted ? spots() : drawMotif(dress, -10, -198, 150, panel),
    dress.figure === null ? '' : drawFigure(dress, spotted ? -8 : 62, spotted ? -60 : -66, 44),
  ];
  return [
    ...(dress.chance < 0.65 ? cap(accent) : ridge(base)),
    path(d`M-62 -490H62L124 -388H-124Z`, mixColors(base, '#ffffff', 0.14)),
    faded(0.13, path(d`M62 -490L124 -388H82L40 -490Z`, ink)),
    faded(0.24, path(d`M-62 -490H-48L-104 -388H-124Z`, '#ffffff')),
    drawBody(
      dress,
      'carton',
      d`M-124 -390H124V-4Q124 0 120 0H-120Q-124 0 -124 -4Z`,
      rect(-124, -390, 248, 390, panel),
      rect(-124, -390, 248, 110, base),
      drawFoot(dress, -124, 124, -96, 0),
      ...(dress.side === 'front' ? front : [drawBackPrint(dress, -100, -372, 178, 332)]),
      drawShade(-124, -390, 248, 390),
    ),
  ].join('');
}

function cap(color: string): string[] {
  return [
    rect(-42, -528, 84, 40, color, 8),
    faded(0.2, line(d`M-26 -520V-494M-10 -520V-494M6 -520V-494M22 -520V-494`, ink, 3)),
    faded(0.14, rect(10, -528, 32, 40, ink, 8)),
  ];
}

function ridge(color: string): string[] {
  return [
    rect(-78, -526, 156, 48, color, 5),
    faded(0.3, rect(-78, -526, 156, 10, '#ffffff', 5)),
    faded(0.22, line(d`M-70 -494H70`, ink, 3, '2 8')),
    faded(0.13, rect(46, -526, 32, 48, ink, 5)),
  ];
}

function spots(): string {
  return [
    ellipse(-44, -188, 42, 26, ink, -12),
    ellipse(58, -146, 34, 22, ink, 20),
    ellipse(-84, -238, 20, 13, ink, 10),
    ellipse(44, -242, 30, 18, ink, -8),
    ellipse(108, -212, 22, 26, ink),
  ].join('');
}
