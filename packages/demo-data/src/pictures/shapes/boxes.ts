import { cream, ink, mixColors, paper, readableOn } from '../colours.ts';
import type { PackDress } from '../dressPack.ts';
import { drawWord } from '../lettering.ts';
import {
  drawBackPrint,
  drawBody,
  drawFigure,
  drawFoot,
  drawMotif,
  drawPattern,
  drawPlate,
  drawShade,
} from '../print.ts';
import { circle, d, ellipse, faded, line, path, rect } from '../svg.ts';

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

/** A first-aid case with a handle and two clasps. */
export function drawFirstAidCase(dress: PackDress): string {
  const { base, deep, light } = dress.palette;
  const plain = dress.motif === 'none' || dress.motif === 'cross';
  const front = [
    circle(0, -186, 92, paper),
    plain
      ? path(d`M-22 -250H22V-208H64V-164H22V-122H-22V-164H-64V-208H-22Z`, deep)
      : drawMotif(dress, 0, -186, 124, paper),
    drawPlate(dress, dress.figure === null ? 0 : -40, -46, 230, 56),
    drawFigure(dress, 146, -56, 46),
  ];
  return [
    line(d`M-78 -316V-358Q-78 -376 -60 -376H60Q78 -376 78 -358V-316`, mixColors(base, ink, 0.2), 24),
    drawBody(
      dress,
      'case',
      d`M-220 -284Q-220 -324 -180 -324H180Q220 -324 220 -284V-30Q220 0 190 0H-190Q-220 0 -220 -30Z`,
      rect(-222, -326, 444, 326, base),
      faded(0.22, rect(-222, -326, 444, 24, '#ffffff')),
      faded(0.2, line(d`M-222 -252H222`, ink, 6)),
      rect(-222, -96, 444, 96, deep),
      rect(-222, -102, 444, 8, light),
      drawShade(-220, -326, 440, 326),
      ...(dress.side === 'front' ? front : [drawBackPrint(dress, -150, -238, 300, 214)]),
    ),
    clasp(-158),
    clasp(158),
  ].join('');
}

function clasp(x: number): string {
  return rect(x - 19, -276, 38, 52, '#e3e6ed', 6) + faded(0.3, rect(x - 11, -248, 22, 16, ink, 4));
}
