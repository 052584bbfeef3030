import { ink, mixColors, paper, readableOn, steel } from '../colours.ts';
import type { PackDress } from '../dressPack.ts';
import { drawWord } from '../lettering.ts';
import type { PackShape } from '../PackShot.ts';
import { drawBody, drawCard, drawFigure, drawMotif, drawPattern, drawShade } from '../print.ts';
import { d, ellipse, faded, line, path, place, rect } from '../svg.ts';
import { cabinetWood } from './furniture.ts';
import type { PackDrawing } from './PackDrawing.ts';

/** A checked blanket, folded thick: three soft layers with fringes at their ends. */
function drawBlanket(dress: PackDress): string {
  const { base, deep, light } = dress.palette;
  const fringe = [-14, -34, -54, -74, -94].map((y) => d`M-176 ${y}H-216`).join('');
  const layer = (bottom: number, color: string) =>
    place(
      0,
      bottom,
      1,
      [
        line(fringe, mixColors(color, deep, 0.5), 11),
        path(d`M-186 -108H160Q214 -108 214 -54T160 0H-186Z`, color),
        faded(0.55, line(d`M-140 -97V-11M-20 -97V-11M100 -97V-11`, deep, 22)),
        faded(
          0.7,
          line(d`M-110 -104V-4M10 -104V-4M130 -104V-4M-184 -78H196`, mixColors(light, paper, 0.5), 7),
        ),
        faded(
          0.14,
          path(
            d`M150 -108H160Q214 -108 214 -54T160 0H140Q190 -20 190 -54T150 -108ZM-186 -8H160V0H-186Z`,
            ink,
          ),
        ),
      ].join(''),
    );
  return [
    layer(0, base),
    layer(-106, mixColors(base, light, 0.5)),
    layer(-212, base),
    drawCard(dress, -10, -160, 290, 104),
  ].join('');
}

/** A fitted sheet on a cot, one corner of the mattress still bare. */
function drawFittedSheet(dress: PackDress): string {
  const { base, deep, light } = dress.palette;
  const post = (x: number, height: number) =>
    rect(x - 13, -height, 26, height, cabinetWood, 8) + faded(0.16, rect(x + 3, -height, 10, height, ink, 5));
  const bars = [-224, -206].map((y) => d`M-270 ${y - 58}H-214`).join('');
  return [
    post(-206, 330),
    post(214, 270),
    line(bars, cabinetWood, 14),
    rect(-236, -190, 480, 118, '#f4efe4', 20),
    faded(0.2, line(d`M166 -150l26 24l26 -24M192 -126l-26 26M192 -126l26 26`, ink, 5)),
    path(d`M-186 -262H196Q208 -262 212 -252L246 -184H-244L-204 -252Q-198 -262 -186 -262Z`, light),
    faded(0.3, path(d`M-176 -250H-120L-160 -192H-216Z`, '#ffffff')),
    path(d`M-244 -188H246Q190 -176 166 -118Q154 -76 120 -72H-220Q-244 -72 -244 -96Z`, base),
    line(d`M-222 -74H118Q152 -78 166 -120Q190 -176 242 -186`, mixColors(base, deep, 0.7), 9),
    rect(-270, -78, 546, 34, cabinetWood, 8),
    faded(0.3, rect(-262, -76, 530, 8, '#ffffff', 4)),
    post(-268, 300),
    post(272, 240),
    drawCard(dress, -46, -134, 270, 84),
  ].join('');
}

/** A towel over a bar, with a woven border. */
function drawTowel(dress: PackDress): string {
  const { base, dark, deep, light } = dress.palette;
  const front =
    dress.side === 'front'
      ? drawMotif(dress, 0, -300, 130, base)
      : drawWord(dress.word, { x: 0, y: -300, width: 200, height: 54 }, readableOn(base, dark));
  return [
    rect(-212, -446, 424, 26, '#d9a86c', 13),
    rect(112, -430, 56, 350, mixColors(base, ink, 0.24), 6),
    drawBody(
      dress,
      'towel',
      d`M-166 -436Q-166 -452 -150 -452H110Q126 -452 126 -436V0H-166Z`,
      rect(-168, -454, 296, 454, base),
      faded(0.24, rect(-168, -454, 296, 26, '#ffffff')),
      rect(-168, -64, 296, 34, light),
      rect(-168, -22, 296, 8, deep),
      rect(-168, -80, 296, 8, deep),
      faded(0.3, line(d`M-160 -4H120`, paper, 7, '0 12')),
      drawShade(-164, -454, 290, 454),
    ),
    front,
    drawCard(dress, -20, -160, 270, 92),
  ].join('');
}

/** A low round cushion to sit or to play on. */
function drawRoundCushion(dress: PackDress): string {
  const { base, dark, deep, light } = dress.palette;
  const front = [
    drawMotif(dress, dress.figure === null ? 130 : 60, -88, 92, base),
    drawWord(dress.word, { x: -96, y: -84, width: 190, height: 52 }, readableOn(base, dark)),
    drawFigure(dress, 154, -88, 44),
  ];
  return [
    drawBody(
      dress,
      'side',
      d`M-240 -168C-250 -130 -250 -70 -240 -44C-210 16 210 16 240 -44C250 -70 250 -130 240 -168Z`,
      rect(-250, -170, 500, 180, base),
      path(d`M-250 -42Q0 26 250 -42V20H-250Z`, deep),
      ...(dress.side === 'front'
        ? front
        : [drawWord(dress.word, { x: 0, y: -84, width: 300, height: 62 }, readableOn(base, dark))]),
      drawShade(-240, -170, 480, 180),
    ),
    ellipse(0, -172, 241, 62, deep),
    drawBody(
      dress,
      'top',
      d`M-234 -178A234 58 0 0 1 234 -178A234 58 0 0 1 -234 -178Z`,
      rect(-236, -240, 472, 124, light),
      drawPattern(dress, -236, -240, 472, 124),
    ),
    ellipse(0, -184, 20, 8, deep),
  ].join('');
}

function drawPaperTowels(dress: PackDress): string {
  const { base, dark, deep } = dress.palette;
  const sheets = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((row) => d`M-204 ${-236 + row * 26}H204`).join('');
  const text = readableOn(base, dark);
  const front = [
    drawWord(dress.word, { x: 0, y: -196, width: 176, height: 40 }, text),
    dress.figure === null
      ? drawMotif(dress, 0, -96, 104, base)
      : drawMotif(dress, -50, -96, 84, base) + drawFigure(dress, 50, -92, 44),
  ];
  return [
    path(d`M-180 -256L-120 -330L20 -306L120 -340L190 -256Z`, paper),
    faded(0.14, path(d`M20 -306L120 -340L190 -256H70Z`, ink)),
    drawBody(
      dress,
      'stack',
      d`M-204 -262l10 13l-10 13l10 13l-10 13l10 13l-10 13l10 13l-10 13l10 13l-10 13l10 13l-10 13l10 13l-10 13l10 13l-10 13l10 13l-10 13l10 13l-10 13V0H204V-15l-10 -13l10 -13l-10 -13l10 -13l-10 -13l10 -13l-10 -13l10 -13l-10 -13l10 -13l-10 -13l10 -13l-10 -13l10 -13l-10 -13l10 -13l-10 -13l10 -13l-10 -13Z`,
      rect(-206, -264, 412, 264, mixColors(paper, steel, 0.4)),
      faded(0.24, line(sheets, ink, 4)),
      rect(-112, -264, 224, 264, base),
      rect(-112, -264, 10, 264, deep),
      rect(102, -264, 10, 264, deep),
      ...(dress.side === 'front'
        ? front
        : [drawWord(dress.word, { x: 0, y: -132, width: 176, height: 50 }, text)]),
      drawShade(-200, -264, 400, 264),
    ),
  ].join('');
}

/** What is spread, hung up, sat on or dried with. */
export const linenDrawings = {
  blanket: { draw: drawBlanket, left: -222, right: 214, height: 321, beside: 0.9 },
  'fitted-sheet': { draw: drawFittedSheet, left: -284, right: 286, height: 330, beside: 1.3 },
  towel: { draw: drawTowel, left: -212, right: 212, height: 452, beside: 0.9 },
  'round-cushion': { draw: drawRoundCushion, left: -248, right: 248, height: 236, beside: 1 },
  'paper-towels': { draw: drawPaperTowels, left: -204, right: 204, height: 343, beside: 0.74 },
} as const satisfies Partial<Record<PackShape, PackDrawing>>;
