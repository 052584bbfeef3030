import { ink, paper } from '../inks.ts';
import { drawWord } from '../lettering/drawWord.ts';
import { mixColors } from '../mixColors.ts';
import type { PackDress } from '../PackDress.ts';
import { drawBackPrint } from '../print/drawBackPrint.ts';
import { drawBody } from '../print/drawBody.ts';
import { drawMotif } from '../print/drawMotif.ts';
import { drawShade } from '../print/drawShade.ts';
import { readableOn } from '../readableOn.ts';
import { d, ellipse, faded, line, path, rect } from '../svg.ts';

/** A box of disposable gloves, one half out of the opening; the figure is the size, on a white tab. */
export function drawGloveBox(dress: PackDress): string {
  const { base, dark, deep, light } = dress.palette;
  const glove = mixColors(light, '#ffffff', 0.3);
  const front = [
    drawWord(dress.word, { x: -56, y: -116, width: 216, height: 50 }, readableOn(base, dark)),
    faded(0.55, line(d`M-160 -62H10M-160 -40H-40`, readableOn(base, dark), 7)),
    dress.figure === null
      ? drawMotif(dress, 104, -72, 100, base)
      : rect(74, -146, 78, 62, paper, 7) +
        drawWord(dress.figure, { x: 113, y: -115, width: 60, height: 38 }, ink) +
        drawMotif(dress, 113, -42, 62, base),
  ];
  return [
    drawBody(
      dress,
      'box',
      d`M-186 -260H186V-5Q186 0 181 0H-181Q-186 0 -186 -5Z`,
      rect(-188, -262, 376, 262, base),
      rect(-188, -262, 376, 92, deep),
      faded(0.2, rect(-188, -262, 376, 14, '#ffffff')),
      drawShade(-186, -262, 372, 262),
    ),
    ellipse(-4, -214, 108, 28, mixColors(deep, ink, 0.62)),
    path(
      d`M-68 -208Q-62 -262 -56 -300Q-52 -326 -38 -322Q-26 -318 -28 -296Q-20 -346 -4 -350Q14 -350 10 -312Q24 -340 38 -332Q50 -326 38 -292Q52 -304 60 -294Q66 -284 56 -258Q46 -230 50 -208Q-10 -192 -68 -208Z`,
      glove,
    ),
    faded(0.3, line(d`M-26 -290Q-30 -270 -30 -254M10 -306Q6 -280 6 -256M38 -288Q32 -270 32 -254`, dark, 4)),
    faded(
      0.12,
      path(
        d`M38 -332Q50 -326 38 -292Q52 -304 60 -294Q66 -284 56 -258Q46 -230 50 -208Q36 -202 20 -200Q30 -260 38 -332Z`,
        ink,
      ),
    ),
    ...(dress.side === 'front' ? front : [drawBackPrint(dress, -146, -160, 270, 146)]),
  ].join('');
}
