import { ink, mixColors, palettes, paper, readableOn } from '../colours.ts';
import type { PackDress } from '../dressPack.ts';
import { drawWord } from '../lettering.ts';
import { drawBody, drawFigure, drawMotif } from '../print.ts';
import { circle, d, ellipse, faded, line, path, place, rect } from '../svg.ts';

const glass = '#d8eef8';
const bluelight = '#3d8fe0';

/** A cab before whatever it carries: `load` stands on the frame between x = -230 and 54, above y = -84. */
function drawLorry(dress: PackDress, ...load: readonly string[]): string {
  const { accent: cab, deep } = dress.palette;
  return [
    rect(-226, -92, 448, 34, mixColors(deep, ink, 0.35), 10),
    ...load,
    drawBody(
      dress,
      'cab',
      d`M70 -240Q70 -254 84 -254H158Q172 -254 178 -242L212 -172L226 -160Q236 -152 236 -138V-72H70Z`,
      rect(66, -258, 174, 190, cab),
      rect(66, -100, 174, 32, mixColors(cab, ink, 0.16)),
      path(d`M98 -228H152L180 -166H98Z`, '#d8eef8'),
      faded(0.6, path(d`M112 -228H130L118 -166H100Z`, paper)),
      circle(226, -122, 15, palettes.yellow.light),
      faded(0.24, rect(66, -258, 174, 12, '#ffffff')),
      rect(104, -142, 28, 8, mixColors(cab, ink, 0.45), 4),
    ),
    wheel(-142, deep),
    wheel(140, deep),
  ].join('');
}

function wheel(x: number, hub: string): string {
  return [
    circle(x, -62, 62, '#66628f'),
    circle(x, -62, 56, ink),
    circle(x, -62, 31, '#f6f3ee'),
    circle(x, -62, 17, hub),
  ].join('');
}

/** What a box or a side carries: the motif and the figure under the name, or the name alone behind. */
function drawSide(dress: PackDress, x: number, y: number): string {
  const text = readableOn(dress.palette.base, dress.palette.dark);
  if (dress.side === 'back') return drawWord(dress.word, { x, y, width: 220, height: 60 }, text);
  return [
    drawWord(dress.word, { x, y: y - 62, width: 200, height: 32 }, text),
    drawMotif(dress, dress.figure === null ? x : x - 52, y + 14, 100, dress.palette.base),
    drawFigure(dress, x + 54, y + 18, 42),
  ].join('');
}

/** A fire engine: shutters in its side, a ladder on its roof, a blue light on the cab. */
export function drawFireEngine(dress: PackDress): string {
  const { base, deep } = dress.palette;
  const rungs = [-196, -156, -116, -76, -36, 4, 44].map((x) => d`M${x} -366V-330`);
  return [
    line(`${d`M-226 -366H96M-226 -330H96`}${rungs.join('')}`, '#8d93a5', 11),
    rect(106, -276, 40, 28, bluelight, 10),
    drawLorry(
      dress,
      drawBody(
        dress,
        'box',
        d`M-230 -306Q-230 -318 -218 -318H42Q54 -318 54 -306V-84H-230Z`,
        rect(-232, -320, 288, 238, base),
        rect(-222, -298, 74, 170, '#c3c8d4', 6),
        faded(
          0.2,
          line(d`M-222 -270H-148M-222 -242H-148M-222 -214H-148M-222 -186H-148M-222 -158H-148`, ink, 4),
        ),
        rect(-232, -116, 288, 34, deep),
        rect(-232, -122, 288, 8, paper),
        drawSide(dress, -42, -210),
        faded(0.28, rect(-232, -320, 288, 14, '#ffffff')),
        faded(0.13, rect(20, -320, 36, 238, ink)),
      ),
    ),
  ].join('');
}

/** A dustcart: a ribbed body that slants to the mouth at its back. */
export function drawDustcart(dress: PackDress): string {
  const { base, light } = dress.palette;
  return drawLorry(
    dress,
    path(d`M-184 -352L-240 -250V-100H-150V-352Z`, mixColors(base, ink, 0.3)),
    path(d`M-196 -270L-230 -220V-130H-196Z`, ink),
    drawBody(
      dress,
      'body',
      d`M-174 -336Q-168 -352 -150 -352H20Q54 -352 54 -318V-84H-190V-250Z`,
      rect(-192, -354, 248, 272, base),
      line(d`M-186 -320H56M-190 -116H56`, light, 12),
      faded(0.24, line(d`M-176 -312V-124M34 -312V-124`, ink, 7)),
      drawSide(dress, -68, -216),
      faded(0.13, rect(16, -354, 40, 272, ink)),
    ),
  );
}

/** A tipper with its bed raised, sand on it. */
export function drawTipper(dress: PackDress): string {
  const { base, deep } = dress.palette;
  const bed = [
    path(d`M24 -150Q60 -214 130 -196Q196 -226 256 -150Z`, '#ecc98c'),
    drawBody(
      dress,
      'bed',
      d`M-12 -164H276Q284 -164 284 -156V-12Q284 0 272 0H20Q8 0 6 -10Z`,
      rect(-14, -166, 300, 168, base),
      rect(-14, -166, 300, 18, mixColors(base, '#ffffff', 0.3)),
      rect(-14, -26, 300, 28, deep),
      dress.side === 'front'
        ? drawWord(
            dress.word,
            { x: 72, y: -86, width: 104, height: 54 },
            readableOn(base, dress.palette.dark),
          ) +
            drawMotif(dress, dress.figure === null ? 200 : 162, -86, 70, base) +
            drawFigure(dress, 238, -86, 37)
        : drawWord(
            dress.word,
            { x: 144, y: -84, width: 220, height: 60 },
            readableOn(base, dress.palette.dark),
          ),
      faded(0.13, rect(252, -166, 34, 168, ink)),
    ),
  ].join('');
  return drawLorry(dress, line(d`M-40 -86L0 -170`, '#8d93a5', 16), place(-216, -92, 1, bed, -16));
}

/** A van of one volume, a blue light on its roof, the motif on its side: an ambulance. */
export function drawAmbulance(dress: PackDress): string {
  const { accent, base, dark, deep } = dress.palette;
  const side =
    dress.side === 'front'
      ? [
          circle(-84, -206, 62, paper),
          drawMotif(dress, -84, -206, 88, paper),
          drawFigure(dress, -186, -158, 36),
          drawWord(dress.word, { x: 36, y: -150, width: 90, height: 34 }, readableOn(base, dark)),
        ]
      : [drawWord(dress.word, { x: -90, y: -200, width: 190, height: 70 }, readableOn(base, dark))];
  return [
    rect(-40, -336, 60, 34, bluelight, 12),
    faded(0.4, rect(-32, -332, 14, 26, '#ffffff', 6)),
    drawBody(
      dress,
      'van',
      d`M-230 -276Q-230 -308 -198 -308H84Q112 -308 126 -284L174 -196L216 -182Q236 -174 236 -150V-64H-230Z`,
      rect(-232, -310, 470, 250, base),
      rect(-232, -124, 470, 22, accent),
      rect(-232, -92, 470, 32, deep),
      path(d`M66 -278H96Q106 -278 112 -268L148 -196H66Z`, glass),
      ...side,
      circle(226, -142, 14, palettes.yellow.light),
      faded(0.3, rect(-232, -310, 470, 14, '#ffffff')),
    ),
    wheel(-142, deep),
    wheel(140, deep),
  ].join('');
}

/** A saloon car: the cabin over a long body. */
function drawCar(dress: PackDress, roof: string, side: string): string {
  const { base, deep } = dress.palette;
  return [
    roof,
    drawBody(
      dress,
      'car',
      d`M-120 -196L-86 -276Q-80 -290 -62 -290H54Q72 -290 82 -276L136 -196L204 -180Q236 -172 236 -140V-64H-232V-150Q-232 -186 -200 -190Z`,
      rect(-234, -292, 472, 232, base),
      path(d`M-94 -196L-66 -258Q-62 -266 -52 -266H-10V-196ZM10 -266H48Q56 -266 62 -258L104 -196H10Z`, glass),
      rect(-234, -104, 472, 44, deep),
      side,
      circle(226, -140, 14, palettes.yellow.light),
      rect(-234, -156, 20, 26, palettes.red.base, 6),
      faded(0.3, rect(-234, -292, 472, 14, '#ffffff')),
    ),
    wheel(-136, deep),
    wheel(138, deep),
  ].join('');
}

/** A police car: a light bar on the roof, a slanted stripe along the side. */
export function drawPoliceCar(dress: PackDress): string {
  const { accent, base } = dress.palette;
  const roof =
    rect(-54, -318, 46, 32, bluelight, 10) +
    rect(8, -318, 46, 32, bluelight, 10) +
    rect(-60, -298, 120, 12, ink, 4);
  const stripes = [-220, -180, -140, 90, 130, 170, 210].map((x) => d`M${x} -94L${x + 28} -174`);
  const side = [
    rect(-234, -176, 472, 84, paper),
    line(stripes.join(''), accent, 16),
    rect(-92, -186, 180, 98, base),
    drawCarSide(dress, base),
  ];
  return drawCar(dress, roof, side.join(''));
}

export function drawToyCar(dress: PackDress): string {
  return drawCar(dress, '', drawCarSide(dress, dress.palette.base));
}

function drawCarSide(dress: PackDress, ground: string): string {
  const { dark, deep } = dress.palette;
  if (dress.side === 'back')
    return drawWord(dress.word, { x: -4, y: -136, width: 160, height: 50 }, readableOn(ground, dark));
  return [
    drawMotif(dress, dress.figure === null ? 0 : -40, -146, 72, ground),
    drawFigure(dress, 46, -146, 34),
    drawWord(dress.word, { x: 1, y: -84, width: 128, height: 24 }, readableOn(deep, dark)),
  ].join('');
}

/** A school bus: a row of windows over a long body, a door in front. */
export function drawSchoolBus(dress: PackDress): string {
  const { accent, base, dark, deep } = dress.palette;
  const windows = [-208, -136, -64, 8].map((x) => rect(x, -288, 60, 74, glass, 8)).join('');
  const text = readableOn(base, dark);
  const side =
    dress.side === 'front'
      ? [
          drawMotif(dress, -176, -150, 76, base),
          drawWord(dress.word, { x: -66, y: -150, width: 120, height: 48 }, text),
          drawFigure(dress, 40, -150, 40),
        ]
      : [drawWord(dress.word, { x: -70, y: -150, width: 240, height: 56 }, text)];
  return [
    drawBody(
      dress,
      'bus',
      d`M-234 -294Q-234 -330 -198 -330H150Q190 -330 200 -296L232 -190Q236 -180 236 -164V-64H-234Z`,
      rect(-236, -332, 474, 272, base),
      rect(-236, -202, 474, 12, accent),
      windows,
      path(d`M160 -288H176L204 -200H160Z`, glass),
      rect(84, -288, 62, 206, mixColors(base, ink, 0.24), 8),
      rect(92, -280, 46, 104, glass, 6),
      ...side,
      rect(-236, -96, 474, 36, deep),
      circle(226, -130, 14, palettes.yellow.light),
      faded(0.3, rect(-236, -332, 474, 16, '#ffffff')),
      faded(0.2, ellipse(-60, -330, 300, 6, ink)),
    ),
    wheel(-140, deep),
    wheel(150, deep),
  ].join('');
}
