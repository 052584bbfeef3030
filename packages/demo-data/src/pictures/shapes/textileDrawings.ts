import { ink, mixColors, paper, readableOn } from '../colours.ts';
import type { PackDress } from '../dressPack.ts';
import { drawWord } from '../lettering.ts';
import type { PackShape } from '../PackShot.ts';
import { drawBody, drawCard, drawFigure, drawFoot, drawMotif, drawPattern, drawShade } from '../print.ts';
import { circle, d, faded, line, path, place, rect } from '../svg.ts';
import type { PackDrawing } from './PackDrawing.ts';

/** Wash mitts of terry, two of them: closed at the top, a hem at the opening, a loop to hang them by. */
function drawWashMitts(dress: PackDress): string {
  const { base, deep, light } = dress.palette;
  const terry = [0, 1, 2, 3, 4, 5, 6, 7]
    .map((row) => d`M${-92 + (row % 2) * 14} ${-336 + row * 32}H104`)
    .join('');
  const mitt = (name: string, color: string) =>
    [
      line(d`M76 -352Q132 -424 142 -352Q142 -318 92 -322`, mixColors(color, ink, 0.2), 11),
      drawBody(
        dress,
        name,
        d`M-112 0V-290Q-112 -364 -44 -364H44Q112 -364 112 -290V0Z`,
        rect(-114, -366, 228, 366, color),
        faded(0.26, line(terry, '#ffffff', 7, '0 28')),
        rect(-114, -64, 228, 64, mixColors(color, '#ffffff', 0.4)),
        faded(0.24, line(d`M-112 -64H112M-112 -14H112`, ink, 5, '3 10')),
        drawShade(-108, -366, 216, 366),
      ),
    ].join('');
  return [
    place(92, -20, 0.92, mitt('behind', mixColors(base, deep, 0.55)), 9),
    place(-84, 0, 1, mitt('front', mixColors(base, light, 0.3))),
    dress.side === 'front' ? drawMotif(dress, -84, -282, 116, mixColors(base, light, 0.3)) : '',
    drawCard(dress, -6, -152, 280, 92),
  ].join('');
}

/** A baby's sleeping bag: no sleeves, a zip down the middle, wide at the foot. */
function drawSleepingBag(dress: PackDress): string {
  const { accent, base, dark, deep, light } = dress.palette;
  const front = [
    drawMotif(dress, 0, -206, 150, base),
    drawFigure(dress, 96, -94, 42),
    drawWord(dress.word, { x: -26, y: -40, width: 160, height: 40 }, readableOn(deep, dark)),
  ];
  return [
    path(d`M-62 -436Q0 -404 62 -436L40 -370Q0 -350 -40 -370Z`, mixColors(base, ink, 0.24)),
    drawBody(
      dress,
      'bag',
      d`M-62 -440L-112 -424Q-98 -330 -128 -286L-166 -70Q-172 0 -96 0H96Q172 0 166 -70L128 -286Q98 -330 112 -424L62 -440Q50 -372 0 -366Q-50 -372 -62 -440Z`,
      rect(-176, -442, 352, 442, base),
      drawPattern(dress, -170, -420, 340, 340),
      drawFoot(dress, -172, 172, -82, 0),
      line(d`M0 -366V-80`, mixColors(deep, ink, 0.1), 7, '2 9'),
      ...(dress.side === 'front'
        ? front
        : [drawWord(dress.word, { x: 0, y: -190, width: 200, height: 54 }, readableOn(base, dark))]),
      drawShade(-162, -442, 324, 442),
    ),
    line(
      d`M-112 -424Q-98 -330 -128 -286M112 -424Q98 -330 128 -286M-62 -440Q-50 -372 0 -366Q50 -372 62 -440`,
      light,
      9,
    ),
    circle(-86, -424, 11, accent),
    circle(86, -424, 11, accent),
  ].join('');
}

/** Training pants: two pairs, one behind the other. */
function drawTrainingPants(dress: PackDress): string {
  const { base, deep, light } = dress.palette;
  const pants = (name: string, color: string) =>
    drawBody(
      dress,
      name,
      d`M-186 -290H186L176 -110Q100 -96 70 0H-70Q-100 -96 -176 -110Z`,
      rect(-188, -292, 376, 292, color),
      rect(-188, -292, 376, 44, deep),
      faded(0.3, line(d`M-180 -270H180`, '#ffffff', 5, '6 12')),
      line(d`M-178 -124Q-88 -108 -56 4M178 -124Q88 -108 56 4`, mixColors(deep, '#ffffff', 0.2), 18),
      drawShade(-180, -292, 360, 292),
    );
  return [
    place(0, -84, 0.94, pants('behind', light)),
    pants('front', base),
    dress.side === 'front' ? drawMotif(dress, 0, -62, 88, base) : '',
    drawCard(dress, 0, -172, 250, 88),
  ].join('');
}

/** A bib with long sleeves, to be tied behind. */
function drawSleevedBib(dress: PackDress): string {
  const { base, dark, deep, light } = dress.palette;
  return [
    drawBody(
      dress,
      'sleeves',
      d`M-70 -400L-130 -386L-250 -150L-186 -112L-110 -250H110L186 -112L250 -150L130 -386L70 -400Z`,
      rect(-252, -402, 504, 300, mixColors(base, deep, 0.24)),
      line(d`M-262 -156L-186 -112M262 -156L186 -112`, light, 30),
    ),
    drawBody(
      dress,
      'front',
      d`M-64 -410L-132 -384Q-120 -240 -146 -60Q-148 0 -90 0H90Q148 0 146 -60Q120 -240 132 -384L64 -410Q46 -330 0 -326Q-46 -330 -64 -410Z`,
      rect(-150, -412, 300, 412, base),
      drawFoot(dress, -150, 150, -112, 0),
      dress.side === 'front' ? drawMotif(dress, dress.figure === null ? 0 : -30, -204, 120, base) : '',
      drawWord(dress.word, { x: 0, y: -46, width: 180, height: 42 }, readableOn(deep, dark)),
      drawShade(-144, -412, 288, 412),
    ),
    line(d`M-64 -410Q-46 -330 0 -326Q46 -330 64 -410`, light, 12),
    drawFigure(dress, 78, -150, 42),
  ].join('');
}

/** A costume on a hanger: a jacket with what `trim` puts on it, under the hat that belongs to it. */
function drawCostume(dress: PackDress, cloth: string, trim: string, hat: string): string {
  return [
    drawBody(
      dress,
      'jacket',
      d`M-58 -310L-134 -280L-206 -112L-146 -84L-118 -146V-8Q-118 0 -110 0H110Q118 0 118 -8V-146L146 -84L206 -112L134 -280L58 -310Z`,
      rect(-208, -312, 416, 312, cloth),
      faded(0.16, line(d`M-118 -146V-236M118 -146V-236`, ink, 7)),
      trim,
      drawShade(-150, -312, 300, 312),
    ),
    hat,
    drawCard(dress, 0, -46, 250, 88),
  ].join('');
}

const silver = '#e6e9f0';

/** A fire-fighter: a helmet over a jacket with reflecting bands. */
function drawFireCostume(dress: PackDress): string {
  const { accent, base, deep } = dress.palette;
  const trim = [
    rect(-208, -196, 416, 34, silver),
    rect(-208, -128, 416, 34, silver),
    line(d`M0 -312V0`, deep, 8),
    path(d`M-60 -312L0 -250L60 -312Z`, deep),
  ];
  const hat = [
    path(d`M-96 -352Q-100 -464 0 -464T96 -352Z`, accent),
    rect(-136, -362, 272, 32, mixColors(accent, ink, 0.16), 15),
    circle(0, -402, 32, silver),
    dress.side === 'front' ? drawMotif(dress, 0, -402, 46, silver) : '',
  ];
  return drawCostume(dress, base, trim.join(''), hat.join(''));
}

/** A cook: a tall hat over a jacket with two rows of buttons. */
function drawCookCostume(dress: PackDress): string {
  const { base, deep } = dress.palette;
  const buttons = [-226, -176, -126].map((y) => circle(-40, y, 11, deep) + circle(40, y, 11, deep));
  const hat = [
    path(
      d`M-76 -352V-398Q-132 -414 -112 -458Q-88 -490 -50 -470Q0 -504 50 -470Q88 -490 112 -458Q132 -414 76 -398V-352Z`,
      paper,
    ),
    faded(0.13, path(d`M50 -470Q88 -490 112 -458Q132 -414 76 -398V-352H44Z`, ink)),
    rect(-78, -366, 156, 30, base, 6),
    dress.side === 'front' ? drawMotif(dress, 0, -424, 52, paper) : '',
  ];
  return drawCostume(
    dress,
    paper,
    buttons.join('') +
      path(d`M-60 -312L0 -262L60 -312Z`, base) +
      line(d`M-6 -262L-20 0`, mixColors(base, deep, 0.4), 6),
    hat.join(''),
  );
}

/** A doctor: a white coat, a stethoscope round the neck, a mirror on a band. */
function drawDoctorCostume(dress: PackDress): string {
  const { base, deep } = dress.palette;
  const trim = [
    path(d`M-60 -312L0 -196L60 -312Z`, base),
    line(d`M0 -196V0`, mixColors(paper, ink, 0.2), 6),
    line(d`M-62 -312Q-84 -190 -40 -160M62 -312Q80 -220 66 -176`, mixColors(deep, ink, 0.3), 12),
    circle(-34, -154, 22, '#c3c8d4'),
    rect(38, -176, 56, 8, base),
  ];
  const hat = [
    line(d`M-96 -366Q0 -404 96 -366`, deep, 26),
    circle(0, -402, 50, silver),
    circle(0, -402, 38, paper),
    dress.side === 'front' ? drawMotif(dress, 0, -402, 52, paper) : '',
  ];
  return drawCostume(dress, paper, trim.join(''), hat.join(''));
}

/** A knight: a helmet with a plume over a tunic in two colours. */
function drawKnightCostume(dress: PackDress): string {
  const { accent, base, light } = dress.palette;
  const trim = [
    rect(-208, -312, 90, 312, silver),
    rect(118, -312, 90, 312, silver),
    rect(0, -312, 118, 312, light),
    rect(-118, -116, 236, 24, accent),
    dress.side === 'front' ? circle(0, -206, 56, paper) + drawMotif(dress, 0, -206, 76, paper) : '',
  ];
  const hat = [
    path(d`M-6 -460Q40 -520 108 -486Q150 -460 138 -404Q110 -450 40 -446Z`, accent),
    path(d`M-82 -330V-396Q-82 -470 0 -470T82 -396V-330Q0 -306 -82 -330Z`, '#c3c8d4'),
    faded(0.16, path(d`M34 -464Q82 -452 82 -396V-330Q62 -322 34 -319Z`, ink)),
    rect(-60, -412, 120, 20, ink, 8),
    line(d`M-34 -366V-338M0 -366V-334M34 -366V-338`, ink, 8),
  ];
  return drawCostume(dress, base, trim.join(''), hat.join(''));
}

/** A pair of rubber gloves for the household, the cuffs below. */
function drawHouseholdGloves(dress: PackDress): string {
  const { base, deep, light } = dress.palette;
  const glove = (name: string, color: string) =>
    drawBody(
      dress,
      name,
      d`M-80 0L-74 -220Q-146 -270 -134 -306Q-116 -332 -72 -284V-396Q-64 -424 -44 -396V-414Q-30 -446 -12 -414V-408Q4 -440 22 -406V-388Q40 -416 54 -384V-260Q56 -220 74 -180L80 0Z`,
      rect(-150, -450, 234, 450, color),
      faded(0.2, line(d`M-43 -390V-300M-11 -400V-300M23 -390V-300`, ink, 5)),
      rect(-90, -60, 180, 60, mixColors(color, ink, 0.14)),
      faded(0.24, line(d`M-84 -46H84M-84 -28H84`, '#ffffff', 5)),
      drawShade(-80, -450, 164, 450),
    );
  return [
    place(110, 0, 0.94, `<g transform="scale(-1 1)">${glove('right', mixColors(base, deep, 0.3))}</g>`),
    place(-76, 0, 1, glove('left', base)),
    faded(0.3, circle(-76, -200, 30, light)),
    drawCard(dress, 0, -126, 290, 96),
  ].join('');
}

const costume = { left: -206, right: 206, height: 488, beside: 0.9 };

/** Textiles that are worn or used on the skin; others are drawn as a pile of folded cloth. */
export const textileDrawings = {
  'wash-mitts': { draw: drawWashMitts, left: -196, right: 277, height: 394, beside: 0.74 },
  'sleeping-bag': { draw: drawSleepingBag, left: -167, right: 167, height: 445, beside: 0.96 },
  'training-pants': { draw: drawTrainingPants, left: -186, right: 186, height: 357, beside: 0.7 },
  'sleeved-bib': { draw: drawSleevedBib, left: -250, right: 250, height: 416, beside: 0.8 },
  'fire-costume': { ...costume, draw: drawFireCostume, height: 464 },
  'cook-costume': { ...costume, draw: drawCookCostume },
  'doctor-costume': { ...costume, draw: drawDoctorCostume, height: 452 },
  'knight-costume': { ...costume, draw: drawKnightCostume, height: 500 },
  'household-gloves': { draw: drawHouseholdGloves, left: -212, right: 238, height: 430, beside: 0.72 },
} as const satisfies Partial<Record<PackShape, PackDrawing>>;
