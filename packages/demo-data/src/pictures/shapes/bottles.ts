import { ink, mixColors, paper, readableOn, steel } from '../colours.ts';
import type { PackDress } from '../dressPack.ts';
import { drawWord } from '../lettering.ts';
import {
  drawBackPrint,
  drawBody,
  drawFigure,
  drawFoot,
  drawMotif,
  drawPattern,
  drawShade,
} from '../print.ts';
import { circle, d, ellipse, faded, line, path, rect } from '../svg.ts';

/** A bottle with a flip cap, round or square in the shoulders: lotion, syrup, detergent. */
export function drawBottle(dress: PackDress): string {
  const { accent, base, dark, light } = dress.palette;
  const outline =
    dress.chance > 0.5
      ? d`M-62 -384H62C104 -372 118 -330 118 -290V-28Q118 0 90 0H-90Q-118 0 -118 -28V-290C-118 -330 -104 -372 -62 -384Z`
      : d`M-58 -384H58Q64 -350 96 -320Q110 -304 110 -270Q94 -160 112 -40Q114 0 82 0H-82Q-114 0 -112 -40Q-94 -160 -110 -270Q-110 -304 -96 -320Q-64 -350 -58 -384Z`;
  const front = [
    drawWord(dress.word, { x: -4, y: -284, width: 160, height: 42 }, readableOn(base, dark)),
    drawMotif(dress, -4, -182, 118, light),
    drawFigure(dress, 44, -74, 48),
  ];
  return [
    rect(-58, -460, 116, 82, accent, 9),
    faded(0.2, line(d`M-58 -402H58`, ink, 4)),
    faded(0.25, rect(-46, -454, 9, 70, '#ffffff')),
    faded(0.13, rect(22, -460, 36, 82, ink, 9)),
    drawBody(
      dress,
      'bottle',
      outline,
      rect(-122, -386, 244, 386, base),
      drawPattern(dress, -122, -380, 244, 300),
      ellipse(-4, -178, 88, 84, light),
      drawFoot(dress, -120, 120, -92, 0),
      ...(dress.side === 'front' ? front : [drawBackPrint(dress, -82, -306, 152, 262)]),
      drawShade(-116, -386, 232, 386),
    ),
  ].join('');
}

/** A soap or cream bottle with a pump. */
export function drawPumpBottle(dress: PackDress): string {
  const { base, dark, deep, light } = dress.palette;
  const round = dress.chance > 0.5;
  const outline = round
    ? d`M-54 -322C-110 -316 -120 -270 -120 -236V-30Q-120 0 -90 0H90Q120 0 120 -30V-236C120 -270 110 -316 54 -322Z`
    : d`M-112 -290Q-112 -322 -80 -322H80Q112 -322 112 -290V-24Q112 0 88 0H-88Q-112 0 -112 -24Z`;
  const front = [
    drawWord(dress.word, { x: -4, y: -206, width: 176, height: 38 }, dark),
    drawMotif(dress, dress.figure === null ? -4 : -46, -122, 98, paper),
    dress.figure === null ? '' : circle(48, -118, 44, deep) + drawFigure(dress, 48, -118, 38),
  ];
  return [
    path(d`M-96 -424Q-96 -440 -78 -440H40Q54 -440 54 -426V-406H-66V-396H-96Z`, steel),
    faded(0.12, path(d`M-66 -412H54V-406H-66V-396H-96V-404H-72Z`, ink)),
    rect(-14, -408, 28, 44, mixColors(steel, ink, 0.12)),
    rect(-46, -368, 92, 52, steel, 6),
    faded(0.13, rect(14, -368, 32, 52, ink, 6)),
    drawBody(
      dress,
      'bottle',
      outline,
      rect(-122, -324, 244, 324, mixColors(base, light, 0.2)),
      rect(-122, -70, 244, 70, deep),
      rect(-122, -250, 244, 186, paper),
      ...(dress.side === 'front' ? front : [drawBackPrint(dress, -92, -246, 166, 178)]),
      drawShade(-118, -324, 236, 324),
    ),
  ].join('');
}

const round = d`M-34 -372H34V-352C34 -316 112 -300 112 -224V-26Q112 0 86 0H-86Q-112 0 -112 -26V-224C-112 -300 -34 -316 -34 -352Z`;
const waisted = d`M-34 -372H34V-344Q36 -322 62 -312Q78 -304 76 -286Q74 -262 100 -244Q112 -236 112 -220V-20Q112 0 92 0H-92Q-112 0 -112 -20V-220Q-112 -236 -100 -244Q-74 -262 -76 -286Q-78 -304 -62 -312Q-36 -322 -34 -344Z`;

/** A bottle of cleaner with a trigger, round or waisted. */
export function drawSprayBottle(dress: PackDress): string {
  const { accent, base, dark, deep } = dress.palette;
  const neck = mixColors(deep, ink, 0.3);
  const outline = dress.chance < 0.6 ? round : waisted;
  const front = [
    drawWord(dress.word, { x: -4, y: -184, width: 176, height: 38 }, dark),
    drawMotif(dress, dress.figure === null ? 0 : -42, -106, 92, paper),
    dress.figure === null ? '' : circle(46, -102, 42, deep) + drawFigure(dress, 46, -102, 36),
  ];
  return [
    path(d`M-62 -484Q-100 -462 -100 -394H-78Q-78 -432 -40 -448Z`, neck),
    rect(-36, -430, 72, 62, neck),
    path(
      d`M-78 -500H92Q120 -500 142 -474L152 -450Q140 -432 118 -440L100 -454L52 -440V-414H-40V-440Z`,
      accent,
    ),
    faded(
      0.14,
      path(d`M52 -440V-414H20V-500H92Q120 -500 142 -474L152 -450Q140 -432 118 -440L100 -454Z`, ink),
    ),
    faded(0.3, path(d`M-70 -494H80V-484H-60Z`, '#ffffff')),
    drawBody(
      dress,
      'bottle',
      outline,
      rect(-120, -376, 240, 376, mixColors(base, '#ffffff', 0.28)),
      rect(-120, -120, 240, 120, mixColors(base, '#ffffff', 0.08)),
      rect(-120, -222, 240, 176, paper),
      drawShade(-112, -376, 224, 376),
    ),
    ...(dress.side === 'front' ? front : [drawBackPrint(dress, -84, -216, 156, 164)]),
  ].join('');
}

/** A can with a grip and a screw cap, for the large quantities of soap and cleaner. */
export function drawJerrycan(dress: PackDress): string {
  const { accent, base, dark, deep, light } = dress.palette;
  const outline = d`M-164 -330Q-164 -360 -136 -366L-40 -392H96Q164 -392 164 -330V-28Q164 0 136 0H-136Q-164 0 -164 -28Z`;
  const front = [
    drawWord(dress.word, { x: 0, y: -190, width: 236, height: 44 }, dark),
    dress.figure === null
      ? drawMotif(dress, 0, -100, 104, paper)
      : drawMotif(dress, -66, -102, 100, paper) +
        circle(66, -102, 52, deep) +
        drawFigure(dress, 66, -102, 45),
  ];
  return [
    rect(-132, -448, 84, 70, accent, 8),
    faded(0.2, line(d`M-112 -440V-396M-94 -440V-396M-76 -440V-396`, ink, 4)),
    faded(0.13, rect(-72, -448, 24, 70, ink, 6)),
    drawBody(
      dress,
      'can',
      outline,
      rect(-166, -394, 332, 394, base),
      faded(0.18, rect(-166, -394, 332, 30, '#ffffff')),
      rect(-10, -352, 132, 44, mixColors(base, ink, 0.42), 22),
      rect(-10, -352, 132, 12, mixColors(base, ink, 0.55), 6),
      faded(0.3, line(d`M-126 -296H126`, light, 6)),
      rect(-136, -232, 272, 190, paper, 8),
      path(d`M-136 -50H136V-42Q136 -34 128 -34H-128Q-136 -34 -136 -42Z`, deep),
      ...(dress.side === 'front' ? front : [drawBackPrint(dress, -136, -240, 272, 206)]),
      drawShade(-164, -394, 328, 394),
    ),
  ].join('');
}

/** A tin with a paper label and a ring pull. */
export function drawCan(dress: PackDress): string {
  const { base, dark, light } = dress.palette;
  const front = [
    drawWord(dress.word, { x: -4, y: -250, width: 196, height: 40 }, readableOn(base, dark)),
    dress.figure === null
      ? drawMotif(dress, -4, -132, 124, light)
      : drawMotif(dress, -40, -134, 116, light) + drawFigure(dress, 70, -82, 46),
  ];
  return drawBody(
    dress,
    'can',
    d`M-126 -306C-126 -350 126 -350 126 -306V-26C126 8 -126 8 -126 -26Z`,
    rect(-128, -345, 256, 345, steel),
    faded(0.2, line(d`M-128 -26Q0 4 128 -26`, ink, 4)),
    drawBody(
      dress,
      'label',
      d`M-130 -286Q0 -254 130 -286V-36Q0 -4 -130 -36Z`,
      rect(-130, -300, 260, 300, base),
      ellipse(dress.figure === null ? -4 : -40, -130, 92, 78, light),
      drawFoot(dress, -130, 130, -76, 0),
    ),
    ...(dress.side === 'front' ? front : [drawBackPrint(dress, -92, -258, 172, 222)]),
    drawShade(-126, -345, 252, 345),
    ellipse(0, -306, 126, 32, '#e6e8ee'),
    ellipse(0, -304, 108, 24, '#bfc4d0'),
    ellipse(0, -301, 102, 19, '#d5d9e2'),
    line(d`M-8 -300H34`, '#8f95a6', 8),
    ellipse(46, -300, 19, 7, '#8f95a6'),
    ellipse(46, -300, 10, 3.4, '#d5d9e2'),
  );
}

const straight = d`M-118 -296Q-136 -284 -136 -258V-30Q-136 0 -106 0H106Q136 0 136 -30V-258Q136 -284 118 -296Z`;
const bulging = d`M-114 -300V-284Q-136 -262 -136 -150Q-136 -52 -112 -14Q-104 0 -86 0H86Q104 0 112 -14Q136 -52 136 -150Q136 -262 114 -284V-300Z`;

/** A glass jar with a screw lid; the label covers what is in it. */
export function drawJar(dress: PackDress): string {
  const { accent, base, dark, deep } = dress.palette;
  const lid = dress.chance > 0.3 && dress.chance < 0.7 ? deep : accent;
  const content = mixColors(deep, '#8a5a38', 0.35);
  const front = [
    drawWord(dress.word, { x: -6, y: -202, width: 190, height: 40 }, readableOn(base, dark)),
    drawMotif(dress, dress.figure === null ? -6 : -52, -122, 104, base),
    dress.figure === null ? '' : circle(62, -120, 50, deep) + drawFigure(dress, 62, -120, 44),
  ];
  return [
    drawBody(
      dress,
      'jar',
      dress.chance < 0.6 ? straight : bulging,
      rect(-140, -300, 280, 300, content),
      rect(-140, -246, 280, 188, base),
      rect(-140, -246, 280, 7, mixColors(base, '#ffffff', 0.5)),
      rect(-140, -65, 280, 7, mixColors(base, '#ffffff', 0.5)),
      ...(dress.side === 'front' ? front : [drawBackPrint(dress, -104, -236, 190, 168)]),
      drawShade(-136, -300, 272, 300),
    ),
    drawBody(
      dress,
      'lid',
      d`M-124 -360Q-124 -368 -116 -368H116Q124 -368 124 -360V-300Q124 -292 116 -292H-116Q-124 -292 -124 -300Z`,
      rect(-126, -370, 252, 80, lid),
      faded(0.2, line(ridges(), ink, 4)),
      rect(-126, -370, 252, 16, mixColors(lid, '#ffffff', 0.25)),
      drawShade(-124, -370, 248, 80),
    ),
  ].join('');
}

/** A low, wide pot of ointment with a screw lid of its own width. */
export function drawCreamPot(dress: PackDress): string {
  const { base, dark, deep, light } = dress.palette;
  const front = [
    drawWord(dress.word, { x: -76, y: -102, width: 156, height: 36 }, dark),
    drawMotif(dress, dress.figure === null ? 82 : 36, -102, 62, light),
    drawFigure(dress, 114, -102, 42),
  ];
  return [
    drawBody(
      dress,
      'pot',
      d`M-170 -180H170V-50Q170 0 120 0H-120Q-170 0 -170 -50Z`,
      rect(-172, -182, 344, 182, light),
      rect(-172, -34, 344, 34, base),
      ...(dress.side === 'front' ? front : [drawBackPrint(dress, -140, -164, 260, 120)]),
      drawShade(-170, -182, 340, 182),
    ),
    drawBody(
      dress,
      'lid',
      d`M-180 -244Q-180 -262 -160 -262H160Q180 -262 180 -244V-172H-180Z`,
      rect(-182, -264, 364, 94, deep),
      faded(0.2, line(ridges(), ink, 4)),
      rect(-182, -264, 364, 18, mixColors(deep, '#ffffff', 0.25)),
      drawShade(-180, -264, 360, 94),
    ),
  ].join('');
}

function ridges(): string {
  return Array.from({ length: 13 }, (_, index) => d`M${-108 + index * 18} -340V-304`).join('');
}

/** A squeezed tube standing on its cap, which is narrow and white or broad and coloured. */
export function drawTube(dress: PackDress): string {
  const { base, dark, deep } = dress.palette;
  const front = [
    drawWord(dress.word, { x: -6, y: -336, width: 172, height: 48 }, dark),
    drawMotif(dress, -4, -206, 138, base),
    dress.figure === null ? '' : circle(54, -122, 42, deep) + drawFigure(dress, 54, -122, 36),
  ];
  return [
    drawCap(dress, dress.chance < 0.55 ? 1 : 1.28),
    drawBody(
      dress,
      'tube',
      d`M-126 -432H126L90 -92Q88 -78 74 -78H-74Q-88 -78 -90 -92Z`,
      rect(-130, -432, 260, 356, paper),
      path(d`M-130 -262Q0 -306 130 -262V-70H-130Z`, base),
      faded(0.35, path(d`M-130 -262Q0 -306 130 -262V-252Q0 -296 -130 -252Z`, deep)),
      rect(-130, -432, 260, 34, steel),
      ...(dress.side === 'front' ? front : [drawBackPrint(dress, -84, -380, 160, 268)]),
      faded(0.24, path(d`M-110 -432H-96L-74 -78H-84Z`, '#ffffff')),
      faded(0.13, path(d`M88 -432H130V-70H62Z`, ink)),
    ),
    rect(-138, -462, 276, 40, '#dde0e8', 4),
    faded(0.22, line(d`M-126 -442H126`, ink, 3, '2 8')),
    faded(0.13, rect(90, -462, 48, 40, ink, 4)),
  ].join('');
}

function drawCap(dress: PackDress, stretch: number): string {
  const half = 66 * stretch;
  const foot = 58 * stretch;
  const color = stretch === 1 ? steel : dress.palette.deep;
  const ribs = [-44, -24, -4, 16, 36].map((x) => d`M${x * stretch} -70V-8`).join('');
  return drawBody(
    dress,
    'cap',
    d`M${-half} -86H${half}L${foot} -8Q${foot - 1} 0 ${foot - 10} 0H${10 - foot}Q${1 - foot} 0 ${-foot} -8Z`,
    rect(-half, -86, half * 2, 86, color),
    line(ribs, mixColors(color, ink, 0.25), 5),
    drawShade(-half, -86, half * 2, 86),
  );
}
