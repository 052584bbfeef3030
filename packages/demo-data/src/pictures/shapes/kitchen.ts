import { ink, mixColors, paper, readableOn, steel } from '../colours.ts';
import type { PackDress } from '../dressPack.ts';
import { drawWord } from '../lettering.ts';
import { drawBody, drawFigure, drawFoot, drawMotif, drawPattern, drawShade } from '../print.ts';
import { circle, d, ellipse, faded, line, path, place, rect } from '../svg.ts';

/** A drinking cup with one ear, or two for the smallest. */
export function drawCup(dress: PackDress): string {
  const { base, dark, deep, light } = dress.palette;
  const ear = mixColors(base, ink, 0.14);
  const twoEars = dress.chance > 0.5;
  const back = dress.side === 'back';
  const handle = d`M118 -236C184 -248 184 -92 108 -96`;
  const print = [
    drawMotif(dress, 0, dress.figure === null ? -160 : -172, dress.figure === null ? 136 : 118, base),
    drawFigure(dress, 66, -76, 40),
    drawWord(
      dress.word,
      { x: dress.figure === null ? 0 : -34, y: -50, width: dress.figure === null ? 160 : 116, height: 34 },
      readableOn(deep, dark),
    ),
  ];
  const turned = [drawWord(dress.word, { x: 0, y: -168, width: 180, height: 54 }, readableOn(base, dark))];
  return [
    twoEars || !back ? line(handle, ear, 24) : '',
    twoEars || back ? `<g transform="scale(-1 1)">${line(handle, ear, 24)}</g>` : '',
    drawBody(
      dress,
      'cup',
      d`M-132 -296C-132 -328 132 -328 132 -296L106 -24Q104 0 78 0H-78Q-104 0 -106 -24Z`,
      rect(-140, -330, 280, 330, base),
      drawFoot(dress, -136, 136, -92, 0),
      ...(back ? turned : print),
      drawShade(-128, -330, 256, 330),
      ellipse(0, -296, 132, 25, light),
      ellipse(0, -293, 116, 18, mixColors(deep, ink, 0.2)),
    ),
  ].join('');
}

/** A cup to learn to drink from: two ears, a lid with a spout. */
export function drawSpoutCup(dress: PackDress): string {
  const { accent, base, dark, deep, light } = dress.palette;
  const ear = line(d`M110 -200C196 -206 186 -70 100 -76`, mixColors(base, ink, 0.14), 24);
  const print =
    dress.side === 'front'
      ? [
          drawMotif(dress, 0, -142, 118, base),
          drawWord(dress.word, { x: -20, y: -36, width: 110, height: 34 }, readableOn(deep, dark)),
        ]
      : [drawWord(dress.word, { x: 0, y: -140, width: 170, height: 56 }, readableOn(base, dark))];
  return [
    ear,
    `<g transform="scale(-1 1)">${ear}</g>`,
    path(d`M-92 -286Q-88 -348 -66 -352L-30 -356Q-18 -356 -18 -340L-12 -286Z`, light),
    faded(0.2, line(d`M-62 -350H-26`, ink, 8)),
    drawBody(
      dress,
      'cup',
      d`M-122 -246H122L104 -24Q102 0 78 0H-78Q-102 0 -104 -24Z`,
      rect(-126, -248, 252, 248, base),
      drawFoot(dress, -124, 124, -68, 0),
      ...print,
      drawShade(-120, -248, 240, 248),
    ),
    path(d`M-130 -232V-262Q-124 -300 0 -300T130 -262V-232Z`, accent),
    rect(-136, -250, 272, 26, mixColors(accent, ink, 0.16), 12),
    drawFigure(dress, 74, -50, 38),
  ].join('');
}

/** A plate set upright behind a pile of the same plates. */
export function drawPlateStack(dress: PackDress): string {
  const { base, light } = dress.palette;
  const [x, y] = [-36, -212];
  const plates = [0, 1, 2, 3].map((index) => pile(-index * 22, index % 2 === 0 ? base : light));
  const centre =
    dress.side === 'front'
      ? drawMotif(dress, x, y - 8, 136, paper)
      : drawWord(dress.word, { x, y, width: 150, height: 46 }, ink);
  return [
    circle(x, y, 164, base),
    faded(
      0.13,
      path(
        d`M${x + 70} ${y - 148}A164 164 0 0 1 ${x + 70} ${y + 148}A260 260 0 0 0 ${x + 70} ${y - 148}Z`,
        ink,
      ),
    ),
    faded(0.3, line(d`M${x - 140} ${y - 44}A148 148 0 0 1 ${x - 60} ${y - 134}`, '#ffffff', 9)),
    circle(x, y, 122, paper),
    circle(x, y, 110, mixColors(paper, light, 0.3)),
    centre,
    ...plates,
    drawFigure(dress, 140, -112, 46),
  ].join('');
}

function pile(y: number, color: string): string {
  return [
    path(d`M-164 ${y - 26}H196Q190 ${y - 6} 130 ${y}H-98Q-158 ${y - 6} -164 ${y - 26}Z`, color),
    faded(0.28, path(d`M-164 ${y - 26}H196L194 ${y - 20}H-162Z`, '#ffffff')),
    faded(0.14, path(d`M110 ${y - 26}H196Q190 ${y - 6} 130 ${y}H96Z`, ink)),
  ].join('');
}

/** Children's cutlery of one kind, standing in a beaker: `piece` draws one with a handle of the colour given. */
export function drawCutlery(dress: PackDress, piece: (handle: string) => string): string {
  const { base, dark, deep } = dress.palette;
  const print =
    dress.side === 'back'
      ? drawWord(dress.word, { x: 0, y: -100, width: 170, height: 50 }, readableOn(base, dark))
      : drawWord(dress.word, { x: 0, y: -152, width: 176, height: 34 }, readableOn(base, dark)) +
        drawMotif(dress, dress.figure === null ? 0 : -44, -76, 88, base) +
        drawFigure(dress, 52, -66, 40);
  const one = piece(deep);
  return [
    place(-58, -80, 1, one, -14),
    place(58, -80, 1, one, 14),
    place(0, -96, 1, one),
    drawBody(
      dress,
      'beaker',
      d`M-118 -196H118L104 -16Q102 0 86 0H-86Q-102 0 -104 -16Z`,
      rect(-120, -198, 240, 198, base),
      drawFoot(dress, -118, 118, -52, 0),
      print,
      faded(0.24, rect(-120, -198, 240, 14, '#ffffff')),
      drawShade(-114, -198, 228, 198),
    ),
  ].join('');
}

/** A jug with a lip and a large ear. */
export function drawJug(dress: PackDress): string {
  const { base, dark, deep, light } = dress.palette;
  const print =
    dress.side === 'front'
      ? [
          drawMotif(dress, dress.figure === null ? -6 : -30, -246, 128, base),
          drawFigure(dress, 66, -164, 42),
          drawWord(dress.word, { x: -4, y: -54, width: 170, height: 44 }, readableOn(deep, dark)),
        ]
      : [drawWord(dress.word, { x: -4, y: -220, width: 180, height: 60 }, readableOn(base, dark))];
  return [
    line(d`M104 -352C226 -366 232 -110 116 -112`, mixColors(base, ink, 0.14), 30),
    drawBody(
      dress,
      'jug',
      d`M-164 -428Q-118 -402 -112 -362L-130 -30Q-130 0 -100 0H96Q126 0 126 -30L108 -412H-116Q-142 -416 -164 -428Z`,
      rect(-166, -430, 296, 430, base),
      drawPattern(dress, -140, -400, 270, 300),
      drawFoot(dress, -136, 130, -106, 0),
      ...print,
      path(d`M-164 -428Q-140 -414 -116 -412H108L107 -388H-112Q-128 -412 -164 -428Z`, light),
      drawShade(-128, -430, 252, 430),
    ),
  ].join('');
}

/** A pot of steel under its lid, between two ears or behind one long handle. */
function drawPot(dress: PackDress, handles: string): string {
  const { accent, base, dark, deep } = dress.palette;
  const print =
    dress.side === 'front'
      ? [
          drawMotif(dress, dress.figure === null ? 0 : -92, -128, 92, steel),
          drawWord(dress.word, { x: 0, y: -44, width: 220, height: 42 }, readableOn(deep, dark)),
          drawFigure(dress, 92, -130, 46),
        ]
      : [drawWord(dress.word, { x: 0, y: -130, width: 240, height: 60 }, dark)];
  return [
    handles,
    drawBody(
      dress,
      'pot',
      d`M-174 -222H174V-52Q174 0 122 0H-122Q-174 0 -174 -52Z`,
      rect(-176, -224, 352, 224, steel),
      rect(-176, -86, 352, 86, deep),
      rect(-176, -94, 352, 10, base),
      ...print,
      drawShade(-172, -224, 344, 224),
    ),
    path(d`M-184 -222Q-176 -278 0 -284Q176 -278 184 -222Z`, mixColors(steel, '#ffffff', 0.35)),
    faded(0.14, path(d`M96 -276Q176 -262 184 -222H120Q120 -256 96 -276Z`, ink)),
    rect(-188, -230, 376, 18, mixColors(steel, ink, 0.2), 9),
    rect(-34, -322, 68, 42, accent, 18),
    faded(0.3, rect(-24, -316, 48, 8, '#ffffff', 4)),
  ].join('');
}

export function drawPan(dress: PackDress): string {
  return drawPot(dress, line(d`M-170 -176H-216V-132H-170M170 -176H216V-132H170`, dress.palette.accent, 22));
}

export function drawSaucepan(dress: PackDress): string {
  const { accent } = dress.palette;
  const handle = rect(166, -192, 150, 34, accent, 17) + faded(0.3, rect(182, -186, 120, 7, '#ffffff', 3));
  return drawPot(dress, handle);
}

/** Paper cups without ears, put into each other. */
export function drawPaperCups(dress: PackDress): string {
  const { base, dark, deep, light } = dress.palette;
  const rim = (y: number, color: string) =>
    rect(-122, y, 244, 22, color, 11) + faded(0.13, rect(66, y, 56, 22, ink, 11));
  const print =
    dress.side === 'front'
      ? [
          drawMotif(dress, 0, -206, 128, base),
          drawWord(dress.word, { x: 0, y: -52, width: 120, height: 38 }, readableOn(deep, dark)),
        ]
      : [drawWord(dress.word, { x: 0, y: -190, width: 150, height: 52 }, readableOn(base, dark))];
  return [
    rim(-410, light),
    rim(-388, base),
    rim(-366, light),
    drawBody(
      dress,
      'cup',
      d`M-112 -340H112L84 -10Q83 0 73 0H-73Q-83 0 -84 -10Z`,
      rect(-114, -342, 228, 342, base),
      drawFoot(dress, -112, 112, -104, 0),
      ...print,
      drawShade(-108, -342, 216, 342),
    ),
    rim(-350, paper),
    drawFigure(dress, 84, -110, 42),
  ].join('');
}

export function drawBowls(dress: PackDress): string {
  const { base, dark, deep, light } = dress.palette;
  const rims = [0, 1, 2].map((index) => {
    const y = -276 + index * 36;
    return path(
      d`M-186 ${y}H186Q182 ${y + 40} 170 ${y + 70}H-170Q-182 ${y + 40} -186 ${y}Z`,
      index % 2 === 0 ? light : mixColors(base, ink, 0.1),
    );
  });
  const print =
    dress.side === 'front'
      ? [
          drawMotif(dress, -46, -102, 96, base),
          drawWord(dress.word, { x: 0, y: -26, width: 110, height: 26 }, readableOn(deep, dark)),
        ]
      : [drawWord(dress.word, { x: 0, y: -104, width: 190, height: 50 }, readableOn(base, dark))];
  return [
    ...rims,
    drawBody(
      dress,
      'bowl',
      d`M-192 -168H192Q182 -50 92 -16Q88 0 70 0H-70Q-88 0 -92 -16Q-182 -50 -192 -168Z`,
      rect(-194, -170, 388, 170, base),
      rect(-194, -44, 388, 44, deep),
      faded(0.3, rect(-194, -168, 388, 14, '#ffffff')),
      ...print,
      drawShade(-190, -170, 380, 170),
    ),
    drawFigure(dress, 78, -102, 44),
  ].join('');
}
