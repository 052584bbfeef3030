import { ink, paper } from '../inks.ts';
import { drawWord } from '../lettering/drawWord.ts';
import { mixColors } from '../mixColors.ts';
import type { PackDress } from '../PackDress.ts';
import { drawBody } from '../print/drawBody.ts';
import { drawFigure } from '../print/drawFigure.ts';
import { drawMotif } from '../print/drawMotif.ts';
import { circle, d, faded, path, rect } from '../svg.ts';

/** A ball with coloured panels and the motif in the middle. */
export function drawBall(dress: PackDress): string {
  const { accent, base, deep, light } = dress.palette;
  const panels = [
    path(d`M0 -180Q-150 -300 -20 -362H120Q60 -250 0 -180Z`, deep),
    path(d`M0 -180Q150 -300 190 -180Q190 -90 170 -60Q80 -90 0 -180Z`, paper),
    path(d`M0 -180Q110 -90 90 0H-60Q20 -60 0 -180Z`, accent),
    path(d`M0 -180Q-100 -60 -190 -100Q-170 -30 -60 0Q20 -60 0 -180Z`, paper),
    path(d`M0 -180Q-150 -300 -20 -362H-180V-180Q-90 -140 0 -180Z`, light),
  ];
  const back = dress.side === 'back';
  return drawBody(
    dress,
    'ball',
    d`M-180 -180C-180 -279.4 -99.4 -360 0 -360C99.4 -360 180 -279.4 180 -180C180 -80.6 99.4 0 0 0C-99.4 0 -180 -80.6 -180 -180Z`,
    rect(-182, -364, 364, 364, base),
    `<g transform="rotate(${back ? 140 : Math.round(dress.chance * 60)} 0 -180)">${panels.join('')}</g>`,
    circle(-6, -186, 92, paper),
    circle(-6, -186, 84, mixColors(base, paper, 0.72)),
    back
      ? drawWord(dress.word, { x: -6, y: -186, width: 142, height: 44 }, ink)
      : drawMotif(dress, -6, -188, 116, mixColors(base, paper, 0.72)),
    back ? '' : drawFigure(dress, 82, -92, 42),
    faded(0.13, path(d`M90 -336A180 180 0 0 1 -60 -10A180 180 0 0 0 184 -180A180 180 0 0 0 90 -336Z`, ink)),
    faded(0.3, path(d`M-150 -200A152 152 0 0 1 -60 -318Q-118 -270 -130 -196Z`, '#ffffff')),
  );
}
