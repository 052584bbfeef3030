import { ink, mixColors, paper, readableOn, steel } from '../colours.ts';
import type { PackDress } from '../dressPack.ts';
import { drawWord } from '../lettering.ts';
import type { PackShape } from '../PackShot.ts';
import { drawBody, drawCard, drawFigure, drawMotif, drawShade } from '../print.ts';
import { d, ellipse, faded, line, path, place, rect } from '../svg.ts';
import type { PackDrawing } from './PackDrawing.ts';

/** One clear tub under a coloured lid with a clip at either end, standing on y = 0. */
function drawTub(dress: PackDress, name: string, half: number, height: number): string {
  const { base, deep, light } = dress.palette;
  const clear = mixColors(light, paper, 0.5);
  return [
    drawBody(
      dress,
      name,
      d`M${-half} ${-height}H${half}L${half - 22} -16Q${half - 24} 0 ${half - 40} 0H${40 - half}Q${24 - half} 0 ${22 - half} -16Z`,
      rect(-half, -height, half * 2, height, clear),
      faded(0.5, rect(30 - half, -height, 20, height, '#ffffff')),
      faded(0.1, rect(half - 70, -height, 70, height, ink)),
    ),
    rect(-half - 12, -height - 40, half * 2 + 24, 46, base, 12),
    faded(0.3, rect(-half - 2, -height - 36, half * 2 + 4, 10, '#ffffff', 5)),
    rect(-half - 14, -height - 24, 26, 62, deep, 8),
    rect(half - 12, -height - 24, 26, 62, deep, 8),
  ].join('');
}

/** Boxes to keep food in, a small one on a larger one. */
function drawFoodBoxes(dress: PackDress): string {
  return [
    drawTub(dress, 'low', 186, 150),
    place(0, -190, 1, drawTub(dress, 'high', 140, 108)),
    drawCard(dress, 0, -68, 290, 92),
  ].join('');
}

/** A large crate with a lid, to keep things in. */
function drawStorageBin(dress: PackDress): string {
  const { deep } = dress.palette;
  return [
    drawTub(dress, 'bin', 226, 286),
    faded(0.18, line(d`M-150 -230L-142 -30M150 -230L142 -30`, ink, 7)),
    rect(-70, -236, 140, 34, mixColors(deep, ink, 0.2), 17),
    drawCard(dress, 0, -112, 320, 116),
  ].join('');
}

/** A lunch box with rounded corners, its lid held by two clips. */
function drawLunchBox(dress: PackDress): string {
  const { accent, base, dark, deep, light } = dress.palette;
  const print =
    dress.side === 'front'
      ? [
          drawMotif(dress, -84, -126, 148, base),
          drawWord(dress.word, { x: 82, y: -46, width: 150, height: 42 }, readableOn(base, dark)),
        ]
      : [drawWord(dress.word, { x: 0, y: -52, width: 250, height: 56 }, readableOn(base, dark))];
  return [
    line(d`M-70 -268Q-70 -316 -30 -316H30Q70 -316 70 -268`, deep, 22),
    drawBody(
      dress,
      'box',
      d`M-206 -210Q-206 -274 -142 -274H142Q206 -274 206 -210V-56Q206 0 150 0H-150Q-206 0 -206 -56Z`,
      rect(-208, -276, 416, 276, base),
      rect(-208, -276, 416, 66, light),
      rect(-208, -218, 416, 10, deep),
      ...print,
      drawShade(-202, -276, 404, 276),
    ),
    rect(-188, -240, 34, 66, accent, 9),
    rect(154, -240, 34, 66, accent, 9),
    drawFigure(dress, 110, -130, 48),
  ].join('');
}

/** Drinking glasses of one height, side by side, their label before them. */
function drawGlasses(dress: PackDress, height: number): string {
  const { base, light } = dress.palette;
  const glass = (name: string) =>
    drawBody(
      dress,
      name,
      d`M-72 ${-height}H72L56 -12Q54 0 44 0H-44Q-54 0 -56 -12Z`,
      rect(-74, -height, 148, height, mixColors(light, paper, 0.6)),
      rect(-74, -height * 0.62, 148, height * 0.62, mixColors(base, paper, 0.45)),
      rect(-74, -18, 148, 18, mixColors(light, paper, 0.8)),
      faded(0.6, rect(-48, -height, 14, height, '#ffffff')),
      faded(0.1, rect(34, -height, 40, height, ink)),
    ) + ellipse(0, -height, 72, 12, mixColors(light, paper, 0.8));
  return [
    place(-154, 0, 1, glass('left')),
    place(154, 0, 1, glass('right')),
    place(0, 0, 1, glass('middle')),
    drawCard(dress, 0, -62, 300, 96),
  ].join('');
}

/** A clear measuring jug with its scale, a smaller one before it. */
function drawMeasuringJugs(dress: PackDress): string {
  const { accent, light } = dress.palette;
  const jug = (name: string) => {
    const scale = [60, 108, 156, 204, 252].map((y, index) => d`M60 ${-y}H${index % 2 === 0 ? 10 : 30}`);
    return [
      line(d`M98 -280C206 -300 206 -90 96 -80`, mixColors(light, paper, 0.2), 24),
      drawBody(
        dress,
        name,
        d`M-150 -340Q-116 -320 -110 -290L-100 -20Q-100 0 -80 0H78Q98 0 98 -20L108 -330H-110Q-130 -334 -150 -340Z`,
        rect(-152, -342, 262, 342, mixColors(light, paper, 0.55)),
        line(scale.join(''), accent, 10),
        faded(0.6, rect(-86, -330, 16, 330, '#ffffff')),
        faded(0.1, rect(74, -342, 40, 342, ink)),
      ),
    ].join('');
  };
  return [
    place(-70, 0, 1.06, jug('large')),
    place(126, 0, 0.64, jug('small')),
    drawCard(dress, -30, -66, 310, 96),
  ].join('');
}

/** Cutting boards with a hole to hang them by, one behind the other. */
function drawCuttingBoards(dress: PackDress): string {
  const { accent, base, dark, deep, light } = dress.palette;
  const board = (x: number, y: number, color: string, hole: string) =>
    rect(x - 140, y - 400, 280, 400, color, 34) + rect(x - 50, y - 366, 100, 32, hole, 16);
  return [
    board(56, -30, accent, mixColors(accent, ink, 0.34)),
    board(28, -15, mixColors(light, paper, 0.3), base),
    drawBody(
      dress,
      'board',
      d`M-140 -366Q-140 -400 -106 -400H106Q140 -400 140 -366V-34Q140 0 106 0H-106Q-140 0 -140 -34Z`,
      rect(-142, -402, 284, 402, base),
      rect(-50, -366, 100, 32, mixColors(light, paper, 0.3), 16),
      faded(0.35, line(d`M-110 -300V-60Q-110 -30 -80 -30H80Q110 -30 110 -60V-300`, deep, 9)),
      dress.side === 'front' ? drawMotif(dress, 0, -212, 130, base) : '',
      drawWord(dress.word, { x: 0, y: -88, width: 180, height: 48 }, readableOn(base, dark)),
      drawShade(-136, -402, 272, 402),
    ),
    drawFigure(dress, 112, -286, 46),
  ].join('');
}

/** A long box with a saw edge, its sheet drawn out at the top: foil or paper of the colour given. */
function drawFoilBox(dress: PackDress, sheet: string): string {
  const { base, dark, deep, light } = dress.palette;
  return [
    path(d`M-236 -150L-214 -216H214L236 -150Z`, mixColors(base, ink, 0.2)),
    path(d`M-206 -346L-176 -356L-120 -344L-60 -358L10 -346L80 -358L140 -346L206 -354V-150H-206Z`, sheet),
    faded(0.4, path(d`M-170 -340L-120 -330L-150 -160H-190ZM20 -340L70 -346L30 -160H-20Z`, '#ffffff')),
    faded(0.1, line(d`M110 -320L86 -180M160 -310L150 -200M-80 -300L-96 -190`, ink, 5)),
    drawBody(
      dress,
      'box',
      d`M-240 -156H240V-8Q240 0 232 0H-232Q-240 0 -240 -8Z`,
      rect(-242, -158, 484, 158, base),
      rect(-242, -158, 484, 26, deep),
      line(`M-236 -150${'l9 10l9 -10'.repeat(26)}`, light, 4),
      dress.side === 'front' ? drawMotif(dress, -176, -66, 92, base) : '',
      drawWord(dress.word, { x: 4, y: -66, width: 230, height: 58 }, readableOn(base, dark)),
      drawShade(-236, -158, 472, 158),
    ),
    drawFigure(dress, 180, -68, 50),
  ].join('');
}

const foilBox = { left: -240, right: 240, height: 358, beside: 0.74 };

/** What a kitchen measures, pours and keeps food in. */
export const kitchenwareDrawings = {
  'food-boxes': { draw: drawFoodBoxes, left: -200, right: 200, height: 338, beside: 0.74 },
  'storage-bin': { draw: drawStorageBin, left: -240, right: 240, height: 326, beside: 1 },
  'lunch-box': { draw: drawLunchBox, left: -206, right: 206, height: 327, beside: 0.62 },
  'low-glasses': {
    draw: (dress) => drawGlasses(dress, 210),
    left: -226,
    right: 226,
    height: 222,
    beside: 0.66,
  },
  'tall-glasses': {
    draw: (dress) => drawGlasses(dress, 340),
    left: -226,
    right: 226,
    height: 352,
    beside: 0.66,
  },
  'measuring-jugs': { draw: drawMeasuringJugs, left: -229, right: 254, height: 361, beside: 0.74 },
  'cutting-boards': { draw: drawCuttingBoards, left: -140, right: 196, height: 430, beside: 0.8 },
  'aluminium-foil': { ...foilBox, draw: (dress) => drawFoilBox(dress, steel) },
  'cling-film': { ...foilBox, draw: (dress) => drawFoilBox(dress, '#e3f1f8') },
  'baking-paper': { ...foilBox, draw: (dress) => drawFoilBox(dress, '#d9b48a') },
} as const satisfies Partial<Record<PackShape, PackDrawing>>;
