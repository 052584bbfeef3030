import { ink, mixColors, palettes, paper, readableOn } from '../colours.ts';
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
import { d, ellipse, faded, line, path, rect } from '../svg.ts';

/** Draws one stick of an open box around `x`, its top at `-height`; the box hides what is below y = -240. */
type Stick = (x: number, height: number, color: string) => string;

const sixPlaces = [-125, -75, -25, 25, 75, 125];

/** An open box of crayons, pencils or the like, the tops of its sticks above the edge, six colours in turn. */
function drawOpenBox(dress: PackDress, stick: Stick, places = sixPlaces): string {
  const { base, dark, deep } = dress.palette;
  const order = [palettes.red, palettes.green, palettes.blue, palettes.orange, palettes.sky, palettes.lilac];
  const start = Math.floor(dress.chance * 6);
  const sticks = places.map((x, index) => {
    const color = order[(index + start) % 6]?.base ?? base;
    return stick(x, 402 + ((index * 37) % 3) * 16, color);
  });
  const front = [
    drawWord(dress.word, { x: -10, y: -194, width: 240, height: 48 }, readableOn(base, dark)),
    dress.figure === null
      ? drawMotif(dress, -10, -92, 112, deep)
      : drawMotif(dress, -76, -88, 106, deep) + drawFigure(dress, 72, -84, 54),
  ];
  return [
    rect(-150, -300, 300, 80, mixColors(deep, ink, 0.25)),
    ...sticks,
    drawBody(
      dress,
      'box',
      d`M-160 -286L-120 -262H120L160 -286V-4Q160 0 156 0H-156Q-160 0 -160 -4Z`,
      rect(-160, -290, 320, 290, base),
      drawPattern(dress, -160, -280, 320, 180),
      drawFoot(dress, -160, 160, -124, 0),
      faded(0.24, path(d`M-160 -286L-120 -262H120L160 -286V-272L120 -248H-120L-160 -272Z`, '#ffffff')),
      ...(dress.side === 'front' ? front : [drawBackPrint(dress, -132, -232, 240, 206)]),
      drawShade(-160, -290, 320, 290),
    ),
  ].join('');
}

/** The body of a stick from `top` down into the box, lit at the left, shaded at the right. */
function drawBarrel(x: number, top: number, half: number, color: string): string {
  const [height, shade] = [-190 - top, Math.round(half * 0.64)];
  return [
    rect(x - half, top, half * 2, height, color),
    faded(0.16, rect(x + half - shade, top, shade, height, ink)),
    faded(0.24, rect(x - Math.round(half * 0.68), top, Math.round(half * 0.32), height, '#ffffff')),
  ].join('');
}

export function drawCrayonBox(dress: PackDress): string {
  return drawOpenBox(dress, (x, height, color) =>
    [
      path(
        d`M${x - 9} ${-height}Q${x} ${-height - 12} ${x + 9} ${-height}L${x + 21} ${-height + 52}H${x - 21}Z`,
        mixColors(color, '#ffffff', 0.18),
      ),
      drawBarrel(x, 50 - height, 22, color),
      faded(0.55, line(d`M${x - 20} ${-height + 72}H${x + 20}`, ink, 4)),
    ].join(''),
  );
}

/** Colour pencils, sharpened: the wood shows under the point. */
export function drawPencilBox(dress: PackDress): string {
  return drawOpenBox(dress, (x, height, color) => {
    const top = -height - 22;
    return [
      path(d`M${x} ${top}L${x + 22} ${top + 84}H${x - 22}Z`, '#efcf9f'),
      path(d`M${x} ${top}L${x + 9} ${top + 34}Q${x} ${top + 40} ${x - 9} ${top + 34}Z`, color),
      drawBarrel(x, top + 80, 22, color),
    ].join('');
  });
}

/** Felt-tip pens: white barrels under coloured caps. */
export function drawFeltTipBox(dress: PackDress): string {
  return drawOpenBox(dress, (x, height, color) =>
    [
      drawBarrel(x, 84 - height, 20, paper),
      rect(x - 9, -height - 14, 18, 30, mixColors(color, ink, 0.24), 6),
      rect(x - 23, -height, 46, 106, color, 12),
      faded(0.16, rect(x + 8, -height, 15, 106, ink, 8)),
      faded(0.3, rect(x - 15, 12 - height, 7, 80, '#ffffff', 3)),
    ].join(''),
  );
}

/** Oil pastels: short, flat at the end, in a paper sleeve. */
export function drawPastelBox(dress: PackDress): string {
  return drawOpenBox(dress, (x, height, color) => {
    const top = 30 - height;
    return [
      rect(x - 20, top, 40, 60, color, 5),
      ellipse(x, top + 5, 20, 7, mixColors(color, '#ffffff', 0.34)),
      drawBarrel(x, top + 42, 23, paper),
      rect(x - 23, top + 56, 46, 14, color),
    ].join('');
  });
}

/** Pavement chalk: four very thick sticks in pale colours. */
export function drawPavementChalk(dress: PackDress): string {
  const chalk: Stick = (x, height, color) => {
    const [top, pale] = [20 - height, mixColors(color, '#ffffff', 0.42)];
    return [
      drawBarrel(x, top, 35, pale),
      ellipse(x, top, 35, 12.6, mixColors(pale, '#ffffff', 0.5)),
      faded(0.35, line(d`M${x - 10.5} ${top + 50}h0M${x + 10.5} ${top + 84}h0M${x} ${top + 24}h0`, paper, 9)),
    ].join('');
  };
  return drawOpenBox(dress, chalk, [-112, -38, 38, 112]);
}
