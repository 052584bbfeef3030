import { ink, mixColors, palettes, paper, readableOn } from '../colours.ts';
import type { PackDress } from '../dressPack.ts';
import { drawWord } from '../lettering.ts';
import type { PackShape } from '../PackShot.ts';
import { drawBody, drawCard, drawFigure, drawMotif, drawShade } from '../print.ts';
import { circle, circlePath, d, faded, line, path, rect } from '../svg.ts';
import type { PackDrawing } from './PackDrawing.ts';

/** A rattle: a ball with the motif on a ring to hold. */
function drawRattle(dress: PackDress): string {
  const { accent, base, deep, light } = dress.palette;
  return [
    line(circlePath(0, -96, 78), accent, 34),
    faded(0.3, line(d`M-70 -108A72 72 0 0 1 -24 -164`, '#ffffff', 8)),
    circle(-78, -96, 30, light),
    circle(78, -96, 30, deep),
    circle(0, -30, 30, base),
    rect(-22, -236, 44, 76, deep, 10),
    circle(0, -312, 122, base),
    circle(0, -312, 88, light),
    faded(0.13, path(d`M64 -416A122 122 0 0 1 -40 -198A150 150 0 0 0 64 -416Z`, ink)),
    dress.side === 'front' ? drawMotif(dress, 0, -312, 128, light) : '',
    drawCard(dress, 0, -190, 270, 84),
  ].join('');
}

/** Stacking cups, built to a tower: each upside down on a larger one. */
function drawStackingCups(dress: PackDress): string {
  const { accent, base, deep } = dress.palette;
  const cup = (y: number, half: number, color: string) =>
    [
      path(d`M${-half + 16} ${y - 96}H${half - 16}L${half} ${y - 20}H${-half}Z`, color),
      rect(-half - 8, y - 26, half * 2 + 16, 26, mixColors(color, '#ffffff', 0.28), 8),
      faded(0.13, path(d`M${half * 0.5} ${y - 96}H${half - 16}L${half} ${y}H${half * 0.56}Z`, ink)),
    ].join('');
  return [
    cup(0, 164, base),
    cup(-96, 130, palettes.yellow.base),
    cup(-192, 98, accent),
    cup(-288, 70, palettes.sky.base),
    cup(-384, 44, deep),
    dress.side === 'front' ? drawMotif(dress, 0, -146, 64, palettes.yellow.base) : '',
    drawCard(dress, 0, -54, 270, 76),
  ].join('');
}

function drawTeether(dress: PackDress): string {
  const { accent, base, deep, light } = dress.palette;
  return [
    line(circlePath(0, -170, 138), base, 58),
    faded(0.3, line(d`M-138 -196A142 142 0 0 1 -62 -300`, '#ffffff', 12)),
    faded(0.2, line(d`M-128 -110L-104 -122M-84 -58L-68 -78M84 -58L68 -78M128 -110L104 -122`, ink, 8)),
    circle(0, -310, 54, accent),
    circle(-78, -290, 34, light),
    circle(78, -290, 34, light),
    circle(0, -310, 40, paper),
    dress.side === 'front' ? drawMotif(dress, 0, -310, 58, paper) : circle(0, -310, 26, deep),
    drawCard(dress, 0, -52, 280, 92),
  ].join('');
}

/** A shape sorter: a cube with holes, three of the shapes beside and on it. */
function drawShapeSorter(dress: PackDress): string {
  const { accent, base, dark, deep, light } = dress.palette;
  const hole = mixColors(deep, ink, 0.6);
  return [
    path(d`M-160 -290L-116 -340H196L160 -290Z`, light),
    path(d`M160 -290L196 -340V-60L160 0Z`, mixColors(base, ink, 0.24)),
    rect(-10, -414, 78, 78, palettes.yellow.base, 8),
    faded(0.14, rect(42, -414, 26, 78, ink, 8)),
    drawBody(
      dress,
      'cube',
      d`M-160 -290H160V-10Q160 0 150 0H-150Q-160 0 -160 -10Z`,
      rect(-162, -292, 324, 292, base),
      circle(-86, -212, 44, hole),
      rect(-18, -254, 80, 80, hole, 6),
      path(d`M112 -252L154 -176H70Z`, hole),
      dress.side === 'front' ? drawMotif(dress, -88, -70, 96, base) : '',
      drawWord(dress.word, { x: 44, y: -70, width: 150, height: 50 }, readableOn(base, dark)),
      faded(0.24, rect(-148, -292, 12, 292, '#ffffff')),
    ),
    circle(-200, -46, 46, accent),
    faded(0.16, path(d`M-186 -90A46 46 0 0 1 -200 0A70 70 0 0 0 -186 -90Z`, ink)),
    drawFigure(dress, 150, -146, 42),
  ].join('');
}

/** A tumbler that always rights itself: a head on a round body. */
function drawTumbler(dress: PackDress): string {
  const { accent, base, deep, light } = dress.palette;
  return [
    drawBody(
      dress,
      'body',
      d`M-150 -128C-150 -250 -80 -276 0 -276C80 -276 150 -250 150 -128C150 -6 80 0 0 0C-80 0 -150 -50 -150 -128Z`,
      rect(-152, -278, 304, 278, base),
      path(d`M-152 -60Q0 -110 152 -60V0H-152Z`, deep),
      drawShade(-146, -278, 292, 278),
    ),
    circle(0, -338, 100, light),
    faded(0.12, path(d`M52 -424A100 100 0 0 1 -20 -240A120 120 0 0 0 52 -424Z`, ink)),
    dress.side === 'front' ? drawMotif(dress, 0, -338, 150, light) : '',
    line(d`M-66 -258Q0 -226 66 -258`, accent, 22),
    drawCard(dress, 0, -128, 266, 92),
  ].join('');
}

/** A book of cloth with crinkling pages, ribbons round its edge. */
function drawCrinkleBook(dress: PackDress): string {
  const { accent, base, deep, light } = dress.palette;
  const ribbons = [-136, -68, 0, 68, 136].map((x, index) =>
    rect(
      x - 20,
      -366,
      40,
      60,
      [accent, light, palettes.yellow.base, palettes.sky.base, deep][index] ?? accent,
      14,
    ),
  );
  return [
    ...ribbons,
    rect(150, -240, 58, 40, accent, 14),
    rect(150, -150, 58, 40, palettes.sky.base, 14),
    drawBody(
      dress,
      'page',
      d`M-190 -300Q-180 -330 -150 -322Q0 -338 150 -322Q184 -326 182 -290Q196 -160 182 -30Q184 0 150 -4Q0 8 -150 -4Q-186 2 -188 -30Q-200 -160 -190 -300Z`,
      rect(-200, -340, 400, 344, base),
      rect(-200, -340, 62, 344, deep),
      circle(26, -196, 96, light),
      dress.side === 'front' ? drawMotif(dress, 26, -196, 136, light) : '',
      faded(0.4, line(d`M-120 -300Q26 -312 166 -300V-24`, '#ffffff', 6, '4 13')),
      drawShade(-190, -340, 380, 344),
    ),
    drawCard(dress, 20, -58, 280, 84),
  ].join('');
}

export const babyToyDrawings = {
  rattle: { draw: drawRattle, left: -135, right: 135, height: 434, beside: 0.6 },
  'stacking-cups': { draw: drawStackingCups, left: -172, right: 172, height: 480, beside: 0.66 },
  teether: { draw: drawTeether, left: -167, right: 167, height: 364, beside: 0.54 },
  'shape-sorter': { draw: drawShapeSorter, left: -246, right: 196, height: 414, beside: 0.72 },
  tumbler: { draw: drawTumbler, left: -150, right: 150, height: 438, beside: 0.62 },
  'crinkle-book': { draw: drawCrinkleBook, left: -196, right: 208, height: 366, beside: 0.6 },
} as const satisfies Partial<Record<PackShape, PackDrawing>>;
