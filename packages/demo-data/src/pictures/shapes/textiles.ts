import { ink, mixColors, paper, readableOn } from '../colours.ts';
import type { PackDress } from '../dressPack.ts';
import { drawWord } from '../lettering.ts';
import { drawBody, drawFigure, drawFoot, drawMotif, drawPattern, drawShade } from '../print.ts';
import { circle, d, faded, line, path, rect } from '../svg.ts';

/** A cot mattress with its pillow and a blanket over the foot end. */
export function drawMattress(dress: PackDress): string {
  const { base, dark, deep, light } = dress.palette;
  const cover = mixColors(light, paper, 0.55);
  const quilting = Array.from(
    { length: 8 },
    (_, index) => d`M${-244 + index * 34} -146l34 46M${-210 + index * 34} -146l-34 46`,
  );
  const print =
    dress.figure === null
      ? drawMotif(dress, 156, -98, 122, base)
      : drawMotif(dress, 196, -98, 104, base) + drawFigure(dress, 96, -98, 46);
  return [
    drawBody(
      dress,
      'pillow',
      d`M-262 -142Q-244 -176 -258 -214Q-264 -236 -240 -232Q-160 -252 -80 -232Q-54 -236 -60 -212Q-74 -176 -52 -142Z`,
      rect(-266, -248, 218, 108, mixColors(base, paper, 0.5)),
      faded(0.13, path(d`M-104 -250H-40V-136H-96Q-84 -190 -104 -250Z`, ink)),
      faded(0.3, path(d`M-254 -226Q-160 -246 -84 -230Q-160 -236 -246 -214Z`, '#ffffff')),
      faded(0.22, line(d`M-234 -208Q-216 -196 -218 -176M-92 -208Q-106 -196 -104 -176`, ink, 4)),
    ),
    drawBody(
      dress,
      'mattress',
      d`M-250 -152H250Q272 -152 272 -130V-22Q272 0 250 0H-250Q-272 0 -272 -22V-130Q-272 -152 -250 -152Z`,
      rect(-276, -154, 552, 154, cover),
      faded(0.14, line(quilting.join(''), ink, 3)),
      rect(-276, -98, 552, 98, mixColors(light, paper, 0.25)),
      line(d`M-274 -98H274M-274 -12H274`, deep, 6),
      drawWord(dress.word, { x: -124, y: -52, width: 230, height: 44 }, dark),
      faded(0.34, rect(-254, -154, 16, 154, '#ffffff')),
    ),
    drawBody(
      dress,
      'blanket',
      d`M20 -176Q20 -190 34 -190H242Q284 -190 284 -150V-24Q236 -8 190 -22T98 -20T16 -26Q28 -100 20 -176Z`,
      rect(12, -192, 276, 192, base),
      drawPattern(dress, 12, -160, 276, 150),
      faded(0.34, rect(12, -192, 276, 26, '#ffffff')),
      line(d`M12 -162H290`, deep, 5),
      dress.side === 'front' ? print : '',
      drawShade(20, -192, 264, 192),
    ),
  ].join('');
}

/** A pile of folded towels, sheets or blankets with a paper band around it. */
export function drawFoldedTextile(dress: PackDress): string {
  const { base, dark, deep, light } = dress.palette;
  const tones =
    dress.chance < 0.5 ? [base, light, deep, base] : [light, base, mixColors(base, paper, 0.55), deep];
  const layers = tones.map((tone, index) => layer(-index * 82, 196 - (index % 2) * 8, tone));
  const front = [
    drawMotif(dress, 0, -226, 116, paper),
    drawWord(dress.word, { x: 0, y: -128, width: 128, height: 34 }, dark),
    dress.figure === null
      ? line(d`M-40 -78H40M-28 -58H28`, mixColors(paper, ink, 0.25), 5)
      : rect(-44, -98, 88, 88, deep, 44) + drawFigure(dress, 0, -54, 38),
  ];
  const back = [
    line(d`M-46 -270H46M-46 -250H46M-46 -230H20M-46 -200H46M-46 -180H34`, mixColors(paper, ink, 0.3), 5),
    drawWord(dress.word, { x: 0, y: -100, width: 128, height: 34 }, dark),
  ];
  return [
    ...layers,
    rect(-76, -330, 152, 330, paper),
    faded(0.12, rect(46, -330, 30, 330, ink)),
    rect(-76, -330, 7, 330, deep),
    rect(69, -330, 7, 330, deep),
    ...(dress.side === 'front' ? front : back),
  ].join('');
}

function layer(bottom: number, half: number, tone: string): string {
  return [
    path(
      d`M${-half} ${bottom - 84}H${half - 34}Q${half + 4} ${bottom - 84} ${half + 4} ${bottom - 42}Q${half + 4} ${bottom} ${half - 34} ${bottom}H${-half}Q${-half - 8} ${bottom - 42} ${-half} ${bottom - 84}Z`,
      tone,
    ),
    faded(0.16, line(d`M${-half} ${bottom - 42}H${half - 24}`, ink, 4)),
    faded(
      0.26,
      path(
        d`M${-half} ${bottom - 84}H${half - 34}Q${half - 20} ${bottom - 84} ${half - 12} ${bottom - 74}H${-half - 2}Z`,
        '#ffffff',
      ),
    ),
    faded(
      0.13,
      path(
        d`M${half - 60} ${bottom - 84}H${half - 34}Q${half + 4} ${bottom - 84} ${half + 4} ${bottom - 42}Q${half + 4} ${bottom} ${half - 34} ${bottom}H${half - 60}Z`,
        ink,
      ),
    ),
  ].join('');
}

/** A bib with a bound edge and a catch pocket. */
export function drawBib(dress: PackDress): string {
  const { base, dark, deep, light } = dress.palette;
  const outline = d`M-60 -404Q-150 -430 -164 -330Q-172 -200 -160 -96Q-150 0 -76 0H76Q150 0 160 -96Q172 -200 164 -330Q150 -430 60 -404Q36 -396 46 -372Q70 -290 0 -286Q-70 -290 -46 -372Q-36 -396 -60 -404Z`;
  const print =
    dress.side === 'front' ? drawMotif(dress, dress.figure === null ? 0 : -24, -200, 132, base) : '';
  return [
    drawBody(
      dress,
      'bib',
      outline,
      rect(-180, -430, 360, 430, base),
      ...(dress.chance < 0.4 ? dots(light) : []),
      print,
      faded(0.13, path(d`M110 -430H180V0H96Q130 -180 110 -430Z`, ink)),
      faded(0.26, path(d`M-140 -400Q-156 -200 -142 -60L-128 -60Q-142 -200 -124 -410Z`, '#ffffff')),
      drawFoot(dress, -180, 180, -96, 0),
      line(d`M-150 -112Q0 -78 150 -112`, mixColors(deep, paper, 0.4), 6),
      drawWord(dress.word, { x: 0, y: -42, width: 200, height: 40 }, readableOn(deep, dark)),
    ),
    line(outline, mixColors(deep, ink, 0.08), 9),
    circle(-100, -392, 11, paper),
    circle(100, -392, 11, paper),
    drawFigure(dress, 84, -140, 44),
  ].join('');
}

function dots(color: string): string[] {
  return Array.from({ length: 24 }, (_, index) =>
    circle(
      -150 + (index % 6) * 60 + (Math.floor(index / 6) % 2) * 30,
      -390 + Math.floor(index / 6) * 76,
      8,
      color,
    ),
  );
}

/** A high-visibility vest: two reflecting bands round it, one over each shoulder. */
export function drawVest(dress: PackDress): string {
  const { base, dark, deep, light } = dress.palette;
  const bright = mixColors(base, light, 0.35);
  const band = '#e6e9f0';
  const bands = (x: number, y: number, width: number, height: number) =>
    rect(x, y, width, height, band) + faded(0.5, rect(x, y + height * 0.4, width, height * 0.2, '#ffffff'));
  const front = [
    line(d`M0 -330V0`, deep, 6),
    drawMotif(dress, -84, -254, 76, bright),
    drawFigure(dress, 86, -252, 40),
    drawWord(dress.word, { x: 80, y: -84, width: 120, height: 32 }, readableOn(bright, dark)),
  ];
  const back = [drawWord(dress.word, { x: 0, y: -256, width: 220, height: 56 }, readableOn(bright, dark))];
  return [
    dress.side === 'front'
      ? path(d`M-70 -428Q0 -400 70 -428L46 -360Q0 -336 -46 -360Z`, mixColors(base, ink, 0.24))
      : '',
    drawBody(
      dress,
      'vest',
      dress.side === 'front'
        ? d`M-70 -428L-144 -402Q-128 -318 -168 -264V-20Q-168 0 -148 0H148Q168 0 168 -20V-264Q128 -318 144 -402L70 -428Q50 -366 0 -322Q-50 -366 -70 -428Z`
        : d`M-70 -428L-144 -402Q-128 -318 -168 -264V-20Q-168 0 -148 0H148Q168 0 168 -20V-264Q128 -318 144 -402L70 -428Q0 -396 -70 -428Z`,
      rect(-170, -430, 340, 430, bright),
      bands(-124, -430, 30, 240),
      bands(94, -430, 30, 240),
      bands(-170, -192, 340, 44),
      bands(-170, -56, 340, 44),
      ...(dress.side === 'front' ? front : back),
      drawShade(-166, -430, 332, 430),
    ),
    line(d`M-144 -402Q-128 -318 -168 -264M144 -402Q128 -318 168 -264`, deep, 8),
  ].join('');
}

/** A glove puppet with spread arms: the motif is its face. */
export function drawHandPuppet(dress: PackDress): string {
  const { accent, base, dark, deep, light } = dress.palette;
  const face = mixColors(light, paper, 0.5);
  const back = dress.side === 'back';
  return [
    circle(-178, -206, 30, face),
    circle(178, -206, 30, face),
    drawBody(
      dress,
      'robe',
      d`M-64 -262Q-150 -262 -190 -226Q-190 -186 -160 -180Q-122 -190 -106 -176L-140 -18Q-142 0 -124 0H124Q142 0 140 -18L106 -176Q122 -190 160 -180Q190 -186 190 -226Q150 -262 64 -262Z`,
      rect(-192, -264, 384, 264, base),
      drawPattern(dress, -192, -264, 384, 200),
      drawFoot(dress, -144, 144, -84, 0),
      drawShade(-136, -264, 272, 264),
    ),
    circle(0, -332, 106, face),
    back ? '' : drawMotif(dress, 0, -332, 176, face),
    path(d`M-74 -250Q0 -214 74 -250L60 -218Q0 -192 -60 -218Z`, accent),
    back ? '' : drawFigure(dress, 0, -146, 38),
    drawWord(dress.word, { x: 0, y: -44, width: 200, height: 40 }, readableOn(deep, dark)),
  ].join('');
}

/** A thick cushion to lie or to play on, its edges raised. */
export function drawCushion(dress: PackDress): string {
  const { base, dark, deep, light } = dress.palette;
  const front = [
    drawMotif(dress, dress.figure === null ? 170 : 96, -76, 104, base),
    drawWord(dress.word, { x: -90, y: -72, width: 230, height: 52 }, readableOn(base, dark)),
    drawFigure(dress, 196, -76, 44),
  ];
  const back = [drawWord(dress.word, { x: 0, y: -72, width: 300, height: 62 }, readableOn(base, dark))];
  return [
    drawBody(
      dress,
      'top',
      d`M-214 -206Q-210 -244 -170 -240Q0 -226 170 -240Q210 -244 214 -206L236 -130H-236Z`,
      rect(-240, -250, 480, 130, light),
      drawPattern(dress, -200, -220, 400, 90),
      path(d`M-214 -206Q-210 -244 -170 -240L-186 -130H-240ZM214 -206Q210 -244 170 -240L186 -130H240Z`, deep),
    ),
    drawBody(
      dress,
      'side',
      d`M-252 -122Q-264 -64 -252 -20Q-246 0 -222 0H222Q246 0 252 -20Q264 -64 252 -122Q246 -146 222 -146H-222Q-246 -146 -252 -122Z`,
      rect(-266, -148, 532, 148, base),
      ...(dress.side === 'front' ? front : back),
      drawShade(-256, -148, 512, 148),
    ),
    line(d`M-236 -144H236`, mixColors(base, ink, 0.16), 6),
  ].join('');
}
