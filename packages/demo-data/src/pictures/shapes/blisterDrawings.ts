import { ink, mixColors, paper, steel } from '../colours.ts';
import type { PackDress } from '../dressPack.ts';
import type { PackShape } from '../PackShot.ts';
import { drawBody, drawCard, drawShade } from '../print.ts';
import { circle, d, faded, line, path, place, rect } from '../svg.ts';
import type { PackDrawing } from './PackDrawing.ts';

/** Small goods on a card, in a clear window from x = -140 to 140 and from y = -266 to -44. */
function drawBlister(dress: PackDress, ...goods: readonly string[]): string {
  const { base, deep } = dress.palette;
  return [
    drawBody(
      dress,
      'card',
      d`M-164 -396Q-164 -410 -150 -410H150Q164 -410 164 -396V-8Q164 0 156 0H-156Q-164 0 -164 -8Z`,
      rect(-166, -412, 332, 412, base),
      rect(-166, -40, 332, 40, deep),
      rect(-40, -398, 80, 16, mixColors(deep, ink, 0.3), 8),
      rect(-152, -280, 304, 250, mixColors(base, '#ffffff', 0.62), 16),
      ...goods,
      faded(0.16, rect(-140, -272, 26, 234, '#ffffff', 10)),
      drawShade(-160, -412, 320, 412),
    ),
    drawCard(dress, 0, -330, 292, 76),
  ].join('');
}

// The drawn width of one battery of a size; other sizes are drawn as AA.
const batteryWidths: Readonly<Record<string, number>> = { AAA: 42, AA: 54, C: 74, D: 92, '9V': 108 };

/** Batteries, as thick as the size in the figure; 9V is a block with two studs. */
function drawBatteries(dress: PackDress): string {
  const { accent, dark } = dress.palette;
  const width = batteryWidths[dress.figure ?? ''] ?? 54;
  const block = dress.figure === '9V';
  const height = block ? 170 : width > 60 ? 176 : 196;
  const count = Math.floor(288 / (width + 8));
  const cells = Array.from({ length: count }, (_, index) => {
    const x = (index - (count - 1) / 2) * (width + 8);
    const half = width / 2;
    return [
      block
        ? circle(x - 24, -52 - height, 15, steel) + circle(x + 24, -52 - height, 15, steel)
        : rect(x - half * 0.36, -58 - height, half * 0.72, 20, steel, 4),
      rect(x - half, -46 - height, width, height, mixColors(dark, ink, 0.4), 7),
      rect(x - half, -46 - height, width, height * 0.3, accent, 7),
      faded(0.34, rect(x - half * 0.7, -46 - height, half * 0.34, height, '#ffffff')),
    ].join('');
  });
  return drawBlister(dress, ...cells);
}

/** Guards for the corners of a table: four bent pieces. */
function drawCornerGuards(dress: PackDress): string {
  const { deep } = dress.palette;
  const guard = line(d`M-44 40V-40H44`, deep, 36) + faded(0.35, line(d`M-52 30V-48H30`, '#ffffff', 7));
  return drawBlister(
    dress,
    ...[-72, 72].flatMap((x, column) =>
      [-204, -100].map((y, row) =>
        place(x, y, 0.8, guard, column * 90 + (row === 1 ? (column === 0 ? -90 : 90) : 0)),
      ),
    ),
  );
}

/** Strips for the side of a door that no finger comes between: three long pieces with pleats. */
function drawDoorStrips(dress: PackDress): string {
  const { deep, light } = dress.palette;
  const strip = (x: number) =>
    [
      rect(x - 38, -268, 76, 226, paper, 6),
      rect(x - 38, -268, 16, 226, deep, 4),
      rect(x + 22, -268, 16, 226, deep, 4),
      line(d`M${x - 10} -260V-50M${x + 8} -260V-50`, mixColors(light, ink, 0.24), 7),
    ].join('');
  return drawBlister(dress, ...[-92, 0, 92].map(strip));
}

/** Covers for a socket: four discs with two pins. */
function drawSocketCovers(dress: PackDress): string {
  const { deep } = dress.palette;
  const cover = (x: number, y: number) =>
    [
      circle(x, y, 50, mixColors(paper, ink, 0.18)),
      circle(x, y, 42, paper),
      circle(x - 17, y, 9, deep),
      circle(x + 17, y, 9, deep),
    ].join('');
  return drawBlister(dress, cover(-66, -208), cover(66, -208), cover(-66, -98), cover(66, -98));
}

/** Locks for a cupboard: a strap between two pads, twice. */
function drawCupboardLocks(dress: PackDress): string {
  const { accent, deep } = dress.palette;
  const lock = (y: number) =>
    [
      line(d`M-84 ${y}H84`, paper, 26),
      line(d`M-60 ${y}H60`, mixColors(paper, ink, 0.3), 6),
      rect(-132, y - 38, 84, 76, deep, 18),
      rect(48, y - 38, 84, 76, deep, 18),
      circle(-90, y, 15, accent),
      circle(90, y, 15, accent),
    ].join('');
  return drawBlister(dress, lock(-206), lock(-102));
}

/** Wedges to hold a door, one over the other. */
function drawDoorStops(dress: PackDress): string {
  const { accent, deep } = dress.palette;
  const wedge = (y: number, color: string) =>
    [
      path(d`M-128 ${y}L92 ${y - 86}Q128 -${Math.abs(y - 96)} 128 ${y - 60}V${y}Z`, color),
      faded(
        0.3,
        line(
          d`M-60 ${y - 14}V${y - 24}M-20 ${y - 14}V${y - 40}M20 ${y - 14}V${y - 54}M60 ${y - 14}V${y - 66}`,
          '#ffffff',
          9,
        ),
      ),
    ].join('');
  return drawBlister(dress, wedge(-168, accent), wedge(-54, deep));
}

/** Strips against slipping, with a rough grain. */
function drawGripStrips(dress: PackDress): string {
  const { deep } = dress.palette;
  const strip = (y: number) =>
    rect(-128, y - 20, 256, 40, deep, 20) +
    faded(0.45, line(d`M-104 ${y - 6}H108M-94 ${y + 7}H108`, '#ffffff', 6, '0 17'));
  return drawBlister(dress, ...[-238, -184, -130, -76].map(strip));
}

const card = { left: -164, right: 164, height: 410, beside: 0.58 };

/** What hangs in the shop on a card. */
export const blisterDrawings = {
  batteries: { ...card, draw: drawBatteries },
  'corner-guards': { ...card, draw: drawCornerGuards },
  'door-strips': { ...card, draw: drawDoorStrips },
  'socket-covers': { ...card, draw: drawSocketCovers },
  'cupboard-locks': { ...card, draw: drawCupboardLocks },
  'door-stops': { ...card, draw: drawDoorStops },
  'grip-strips': { ...card, draw: drawGripStrips },
} as const satisfies Partial<Record<PackShape, PackDrawing>>;
