import { paper } from '../inks.ts';
import { drawWord } from '../lettering/drawWord.ts';
import { mixColors } from '../mixColors.ts';
import type { PackDress } from '../PackDress.ts';
import { drawBackPrint } from '../print/drawBackPrint.ts';
import { drawBody } from '../print/drawBody.ts';
import { drawFigure } from '../print/drawFigure.ts';
import { drawFoot } from '../print/drawFoot.ts';
import { drawMotif } from '../print/drawMotif.ts';
import { drawPattern } from '../print/drawPattern.ts';
import { drawPlate } from '../print/drawPlate.ts';
import { drawShade } from '../print/drawShade.ts';
import { readableOn } from '../readableOn.ts';
import { circle, d, path, rect } from '../svg.ts';

// half the width, the height, and whether the name stands on a band along the top or on a plate
const forms = [
  { half: 176, height: 362, banded: true },
  { half: 154, height: 378, banded: false },
  { half: 184, height: 300, banded: true },
  { half: 168, height: 340, banded: false },
] as const;

/** A closed cardboard box: upright, square or low, its name on a coloured band or on a plate. */
export function drawBox(dress: PackDress): string {
  const { accent, base, dark, deep, light } = dress.palette;
  const { half, height, banded } = forms[Math.floor(dress.chance * 331) % 4] ?? forms[0];
  const band = dress.chance < 0.5 ? deep : accent;
  const top = banded ? band : base;
  const low = height < 320;
  const name = { x: -half * 0.08, y: -height + 44, width: half * 1.5, height: 44 };
  const middle = (banded ? 88 - height : 76 - height) / 2 - 12;
  const [x, size] = dress.figure === null ? [-half * 0.06, low ? 132 : 172] : [-half * 0.42, low ? 116 : 146];
  const front = [
    circle(x, middle, size * 0.72, mixColors(light, '#ffffff', 0.2)),
    drawFoot(dress, -half, half, low ? -62 : -82, 0),
    banded ? rect(-half, -height, half * 2, 88, top) + rect(-half, 86 - height, half * 2, 8, paper) : '',
    banded
      ? drawWord(dress.word, name, readableOn(top, dark))
      : drawPlate(dress, name.x, name.y + 8, half * 1.46, 62),
    drawMotif(dress, x, middle, size, base),
    drawFigure(dress, half * 0.44, low ? -70 : -88, low ? 52 : 60),
  ];
  const back = [
    drawFoot(dress, -half, half, low ? -62 : -82, 0),
    drawBackPrint(dress, -half + 26, 24 - height, half * 1.52, height - 62),
  ];
  return [
    path(d`M${-half} ${-height}l16 -18H${half - 16}l16 18Z`, mixColors(top, '#ffffff', 0.3)),
    drawBody(
      dress,
      'box',
      d`M${-half} ${-height}H${half}V-4Q${half} 0 ${half - 4} 0H${4 - half}Q${-half} 0 ${-half} -4Z`,
      rect(-half, -height, half * 2, height, base),
      drawPattern(dress, -half, 90 - height, half * 2, height - 160),
      ...(dress.side === 'front' ? front : back),
      drawShade(-half, -height, half * 2, height),
    ),
  ].join('');
}
