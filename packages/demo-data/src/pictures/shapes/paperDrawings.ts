import { ink, mixColors, palettes, paper, readableOn, steel } from '../colours.ts';
import type { PackDress } from '../dressPack.ts';
import { drawWord } from '../lettering.ts';
import type { PackShape } from '../PackShot.ts';
import { drawBody, drawCard, drawFigure, drawMotif, drawPlate } from '../print.ts';
import { circle, d, faded, line, path, rect } from '../svg.ts';
import type { PackDrawing } from './PackDrawing.ts';

/** Flat files: a clear cover over a coloured back, a metal strip that holds the sheets. */
function drawFlatFile(dress: PackDress): string {
  const { base, deep, light } = dress.palette;
  return [
    rect(-168, -430, 330, 430, mixColors(base, ink, 0.12), 8),
    rect(-154, -416, 322, 416, deep, 8),
    rect(-100, -402, 256, 392, paper, 3),
    faded(0.3, line(d`M-60 -336H120M-60 -306H120M-60 -276H60M-60 -86H120M-60 -56H90`, ink, 6)),
    faded(0.42, rect(-108, -416, 276, 416, mixColors(light, '#ffffff', 0.4), 8)),
    rect(-154, -416, 60, 416, base),
    faded(0.24, rect(-146, -416, 9, 416, '#ffffff')),
    rect(-132, -300, 16, 184, steel, 8),
    circle(-124, -276, 13, mixColors(steel, ink, 0.4)),
    circle(-124, -140, 13, mixColors(steel, ink, 0.4)),
    drawCard(dress, 30, -180, 250, 96),
  ].join('');
}

/** Folders with flaps, kept shut by an elastic band over two corners. */
function drawElasticFolder(dress: PackDress): string {
  const { accent, base, deep, light } = dress.palette;
  return [
    rect(-150, -430, 334, 426, mixColors(base, ink, 0.2), 10),
    rect(-150, -424, 320, 416, paper, 4),
    drawBody(
      dress,
      'cover',
      d`M-180 -404Q-180 -414 -170 -414H160Q170 -414 170 -404V-8Q170 0 162 0H-172Q-180 0 -180 -8Z`,
      rect(-182, -416, 354, 416, base),
      faded(0.3, rect(-182, -416, 354, 14, light)),
      rect(-182, -416, 26, 416, deep),
      line(d`M70 -420L176 -310M70 6L176 -104`, accent, 15),
      dress.side === 'front' ? drawMotif(dress, 0, -136, 140, base) : '',
      drawPlate(dress, -10, -290, 220, 70),
      faded(0.12, rect(136, -416, 36, 416, ink)),
    ),
    drawFigure(dress, 112, -66, 46),
  ].join('');
}

const holes = (x: number, from: number) =>
  [0, 1, 2, 3, 4, 5, 6].map((step) => circle(x, from + step * 58, 9, mixColors(paper, ink, 0.34))).join('');

/** Clear sleeves with a punched edge, a coloured sheet in the first. */
function drawSleeves(dress: PackDress): string {
  const { base, deep, light } = dress.palette;
  const film = mixColors(light, '#ffffff', 0.5);
  return [
    faded(0.7, rect(-130, -430, 310, 420, mixColors(film, ink, 0.1), 6)),
    faded(0.85, rect(-152, -420, 310, 420, mixColors(film, ink, 0.05), 6)),
    rect(-176, -408, 312, 408, film, 6),
    rect(-176, -408, 46, 408, paper, 6),
    holes(-153, -378),
    rect(-112, -376, 232, 366, base, 3),
    dress.side === 'front' ? drawMotif(dress, 4, -280, 130, base) : '',
    faded(0.3, path(d`M-118 -408H-20L-118 -150Z`, '#ffffff')),
    line(d`M-118 -408V0M-118 -390H136`, deep, 4),
    drawCard(dress, 14, -96, 250, 96),
  ].join('');
}

/** Dividers for a ring binder: punched sheets, a coloured tab on each. */
function drawDividers(dress: PackDress): string {
  const { base, deep } = dress.palette;
  const tabs = [palettes.red, palettes.yellow, palettes.green, palettes.blue, palettes.lilac].map(
    ({ base: color }, index) => {
      const y = -416 + index * 78;
      return rect(110, y, 68, 70, color, 10) + faded(0.13, rect(150, y, 28, 70, ink, 10));
    },
  );
  return [
    ...tabs,
    rect(-178, -430, 312, 430, mixColors(paper, ink, 0.08), 6),
    rect(-178, -426, 304, 426, paper, 6),
    holes(-152, -390),
    rect(-124, -402, 226, 130, base, 6),
    dress.side === 'front' ? drawMotif(dress, -12, -337, 104, base) : '',
    faded(0.28, line(d`M-124 -232H100M-124 -202H100M-124 -172H40`, deep, 7)),
    drawCard(dress, -12, -82, 250, 96),
  ].join('');
}

/** A pad of square notes with its top sheet curling up, a second pad behind it. */
function drawStickyNotes(dress: PackDress): string {
  const { base, dark, deep, light } = dress.palette;
  return [
    rect(-70, -372, 258, 250, mixColors(base, deep, 0.5), 4),
    rect(-82, -384, 258, 250, mixColors(light, base, 0.3), 4),
    rect(-178, -306, 330, 306, deep, 3),
    faded(0.3, line(d`M152 -296V-6M144 -296V-6`, ink, 3)),
    path(d`M-188 -316H136V-96L76 -14H-188Z`, base),
    path(d`M136 -96Q100 -84 72 -96Q88 -50 76 -14Z`, mixColors(light, '#ffffff', 0.4)),
    faded(0.16, rect(-188, -316, 324, 40, ink)),
    dress.side === 'front' ? drawMotif(dress, -104, -92, 84, base) : '',
    drawWord(dress.word, { x: -26, y: -196, width: 260, height: 64 }, readableOn(base, dark)),
    drawFigure(dress, 10, -92, 46),
  ].join('');
}

/** Envelopes one behind the other, seen from the side of the flap. */
function drawEnvelopes(dress: PackDress): string {
  const { base, deep, light } = dress.palette;
  const shell = mixColors(base, '#ffffff', 0.3);
  return [
    rect(-168, -352, 380, 260, mixColors(base, deep, 0.5), 6),
    rect(-186, -326, 380, 260, mixColors(base, deep, 0.25), 6),
    rect(-208, -296, 400, 296, shell, 8),
    line(d`M-202 -4L-40 -150M186 -4L24 -150`, mixColors(base, deep, 0.5), 5),
    path(d`M-208 -288Q-208 -296 -200 -296H184Q192 -296 192 -288L8 -122Q-8 -112 -24 -122Z`, light),
    line(d`M-206 -288L-24 -122Q-8 -112 8 -122L190 -288`, mixColors(base, deep, 0.6), 5),
    dress.side === 'front'
      ? circle(-8, -152, 46, deep) + drawMotif(dress, -8, -152, 62, deep)
      : circle(-8, -152, 46, deep),
    drawCard(dress, -8, -50, 300, 76),
  ].join('');
}

/** A sheet of labels to peel off: one is half off; `label` draws each in its place. */
function drawLabelSheet(
  dress: PackDress,
  columns: number,
  label: (x: number, y: number, width: number) => string,
): string {
  const { base, deep, light } = dress.palette;
  const width = 312 / columns;
  const labels = Array.from({ length: columns * 4 }, (_, index) =>
    label(-156 + (index % columns) * width + width / 2, -374 + Math.floor(index / columns) * 68, width - 14),
  );
  return [
    rect(-150, -430, 336, 430, mixColors(base, deep, 0.6), 6),
    rect(-172, -420, 344, 420, base, 6),
    faded(0.2, rect(-172, -420, 344, 10, '#ffffff')),
    ...labels,
    path(d`M172 -420V-352L112 -420Z`, mixColors(light, '#ffffff', 0.5)),
    faded(0.12, rect(136, -352, 36, 352, ink)),
    drawCard(dress, 0, -66, 306, 92),
  ].join('');
}

function drawLabels(dress: PackDress): string {
  return drawLabelSheet(dress, 2, (x, y, width) => rect(x - width / 2, y - 26, width, 54, paper, 8));
}

/** Stickers for names: a line to write on, every other one with the motif. */
function drawNameStickers(dress: PackDress): string {
  return drawLabelSheet(dress, 2, (x, y, width) =>
    [
      rect(x - width / 2, y - 26, width, 54, paper, 27),
      dress.side === 'front' && x < 0 ? drawMotif(dress, x - width / 2 + 32, y, 38, paper) : '',
      faded(0.4, line(d`M${x - 8} ${y + 10}H${x + width / 2 - 24}`, ink, 5)),
    ].join(''),
  );
}

const sheet = { left: -178, right: 186, height: 430, beside: 0.74 };

/** What is made of paper or keeps paper in order. */
export const paperDrawings = {
  'flat-file': { ...sheet, draw: drawFlatFile },
  'elastic-folder': { ...sheet, draw: drawElasticFolder },
  sleeves: { ...sheet, draw: drawSleeves },
  dividers: { ...sheet, draw: drawDividers },
  'sticky-notes': { draw: drawStickyNotes, left: -188, right: 188, height: 384, beside: 0.5 },
  envelopes: { draw: drawEnvelopes, left: -208, right: 212, height: 352, beside: 0.7 },
  labels: { ...sheet, draw: drawLabels },
  'name-stickers': { ...sheet, draw: drawNameStickers },
} as const satisfies Partial<Record<PackShape, PackDrawing>>;
