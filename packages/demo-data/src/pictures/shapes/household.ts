import { ink, mixColors } from '../colours.ts';
import type { PackDress } from '../dressPack.ts';
import {
  drawBackPrint,
  drawBody,
  drawCard,
  drawFigure,
  drawFoot,
  drawMotif,
  drawPattern,
  drawPlate,
  drawShade,
} from '../print.ts';
import { circle, d, ellipse, faded, line, path, rect } from '../svg.ts';

/** A tub with a lid and a wire handle. */
export function drawBucket(dress: PackDress): string {
  const { accent, base, deep } = dress.palette;
  const front = [
    drawPlate(dress, -6, -240, 246, 62),
    dress.figure === null
      ? drawMotif(dress, -6, -112, 140, base)
      : drawMotif(dress, -64, -112, 130, base) + drawFigure(dress, 70, -104, 60),
  ];
  return [
    line(d`M-164 -318C-150 -500 150 -500 164 -318`, '#9aa0b0', 9),
    line(d`M-40 -454H40`, mixColors(deep, ink, 0.2), 24),
    drawBody(
      dress,
      'tub',
      d`M-170 -330H170L142 -20Q140 0 120 0H-120Q-140 0 -142 -20Z`,
      rect(-176, -332, 352, 332, base),
      drawPattern(dress, -176, -320, 352, 260),
      drawFoot(dress, -176, 176, -96, 0),
      ...(dress.side === 'front' ? front : [drawBackPrint(dress, -112, -286, 214, 240)]),
      drawShade(-166, -332, 332, 332),
      faded(0.14, rect(-176, -330, 352, 22, ink)),
    ),
    drawBody(
      dress,
      'lid',
      d`M-186 -352Q-186 -362 -176 -362H176Q186 -362 186 -352V-326Q186 -316 176 -316H-176Q-186 -316 -186 -326Z`,
      rect(-190, -364, 380, 50, dress.chance < 0.5 ? accent : deep),
      rect(-190, -364, 380, 13, mixColors(dress.chance < 0.5 ? accent : deep, '#ffffff', 0.25)),
      drawShade(-186, -364, 372, 50),
    ),
    circle(-164, -304, 14, mixColors(base, ink, 0.3)),
    circle(164, -304, 14, mixColors(base, ink, 0.3)),
  ].join('');
}

/** An open pail with a spout, for cleaning. */
export function drawPail(dress: PackDress): string {
  const { base, deep, light } = dress.palette;
  const print =
    dress.side === 'front'
      ? [
          drawPlate(dress, 0, -236, 200, 58),
          dress.figure === null
            ? drawMotif(dress, 0, -116, 130, base)
            : drawMotif(dress, -60, -116, 110, base) + drawFigure(dress, 62, -112, 54),
        ]
      : [drawBackPrint(dress, -100, -270, 200, 230)];
  return [
    line(d`M-176 -330C-170 -520 170 -520 176 -330`, '#9aa0b0', 10),
    line(d`M-38 -472H38`, deep, 26),
    path(d`M-196 -346Q-228 -356 -224 -330L-170 -292Z`, light),
    ellipse(0, -332, 196, 42, light),
    ellipse(0, -330, 176, 33, mixColors(deep, ink, 0.34)),
    drawBody(
      dress,
      'pail',
      d`M-196 -332C-190 -276 190 -276 196 -332L146 -20Q144 0 122 0H-122Q-144 0 -146 -20Z`,
      rect(-198, -334, 396, 334, base),
      path(d`M-196 -332C-190 -276 190 -276 196 -332L192 -306C180 -252 -180 -252 -192 -306Z`, light),
      drawFoot(dress, -190, 190, -60, 0),
      ...print,
      drawShade(-186, -334, 372, 334),
    ),
    circle(-176, -314, 15, mixColors(base, ink, 0.3)),
    circle(176, -314, 15, mixColors(base, ink, 0.3)),
  ].join('');
}

/** A head on a long handle, with its label hanging from it. */
function drawTool(dress: PackDress, ...head: readonly string[]): string {
  const { accent, deep } = dress.palette;
  return [
    rect(-11, -566, 22, 470, mixColors('#d9a86c', accent, 0.12), 10),
    faded(0.2, rect(2, -566, 9, 470, ink, 4)),
    rect(-16, -572, 32, 104, accent, 14),
    faded(0.3, rect(-9, -564, 7, 88, '#ffffff', 3)),
    ...head,
    line(d`M-11 -424L-80 -372M11 -424L80 -372`, deep, 5),
    drawCard(dress, 0, -328, 270, 92),
  ].join('');
}

/** A broom: long bristles under a block of wood. */
export function drawBroom(dress: PackDress): string {
  const { dark, deep, light } = dress.palette;
  const bristles = [-150, -112, -75, -37, 0, 37, 75, 112, 150].map((x) => d`M${x * 0.9} -118L${x} -6`);
  return drawTool(
    dress,
    path(d`M-24 -196H24L34 -150H-34Z`, mixColors(deep, ink, 0.24)),
    path(d`M-150 -130H150L174 -8Q172 0 164 0H-164Q-172 0 -174 -8Z`, light),
    faded(0.24, line(bristles.join(''), dark, 5)),
    rect(-158, -166, 316, 52, deep, 16),
    faded(0.22, rect(-150, -164, 300, 12, '#ffffff', 6)),
  );
}

/** A flat mop: a fringed pad under a broad plate that turns on a joint. */
export function drawFlatMop(dress: PackDress): string {
  const { base, deep, light } = dress.palette;
  const fringe = [-190, -158, -126, -95, -63, -32, 0, 32, 63, 95, 126, 158, 190].map((x) => d`M${x} -40V-14`);
  return drawTool(
    dress,
    line(d`M0 -150V-104M-44 -84L0 -150L44 -84`, mixColors(deep, ink, 0.3), 20),
    line(fringe.join(''), mixColors(light, '#ffffff', 0.3), 27),
    path(d`M-176 -80H176L206 -30H-206Z`, light),
    path(d`M-134 -98H134L164 -56H-164Z`, base),
    rect(-164, -58, 328, 12, deep, 5),
  );
}

/** A dust mop: a broad head of long loose yarn. */
export function drawDustMop(dress: PackDress): string {
  const { base, deep, light } = dress.palette;
  const yarn = (places: readonly number[]) =>
    places.map((x) => d`M${x * 0.56} -128Q${x} -110 ${x} -15`).join('');
  return drawTool(
    dress,
    path(d`M-24 -196H24L34 -150H-34Z`, mixColors(deep, ink, 0.24)),
    line(yarn([-170, -102, -34, 34, 102, 170]), mixColors(base, '#ffffff', 0.14), 30),
    line(yarn([-202, -136, -68, 0, 68, 136, 202]), light, 30),
    rect(-122, -160, 244, 40, deep, 18),
  );
}

/** A floor squeegee: a strip of rubber in a bar of metal. */
export function drawSqueegee(dress: PackDress): string {
  const { base, deep } = dress.palette;
  return drawTool(
    dress,
    path(d`M-18 -190H18L116 -80H-116Z`, mixColors(base, ink, 0.24)),
    faded(0.2, line(d`M-8 -184L-70 -92M8 -184L70 -92`, '#ffffff', 7)),
    path(d`M-22 -232H22L28 -176H-28Z`, deep),
    rect(-202, -42, 404, 42, ink, 4),
    rect(-210, -86, 420, 52, base, 10),
    faded(0.3, rect(-202, -82, 404, 12, '#ffffff', 6)),
    faded(0.13, rect(140, -86, 70, 52, ink, 10)),
  );
}
