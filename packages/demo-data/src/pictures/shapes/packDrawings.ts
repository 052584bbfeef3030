import { drawingNames } from '../drawings.ts';
import { drawBox, drawCarton, drawFirstAidCase } from './boxes.ts';
import { drawBookcase, drawCabinet, drawDrawerCabinet } from './cabinets.ts';
import { drawBatteries } from './drawBatteries.ts';
import { drawBlocks } from './drawBlocks.ts';
import { drawPouch } from './drawPouch.ts';
import { drawTable } from './drawTable.ts';
import {
  drawCrayonBox,
  drawFeltTipBox,
  drawPastelBox,
  drawPavementChalk,
  drawPencilBox,
} from './openBoxes.ts';
import type { PackDrawing } from './PackDrawing.ts';
import { readShape } from './readShape.ts';
import { drawPaintBottles, drawPaperAssortment, drawPaperStack } from './stationery.ts';

const openBox = { left: -160, right: 160, beside: 0.66 };
const paperPile = { left: -191, right: 191, height: 386, beside: 0.8 };
const cabinet = { left: -238, right: 238, height: 508, beside: 1.35 };

/** The shapes whose form or colours differ from product to product; all others are files. */
const drawnInCode: Readonly<Record<string, PackDrawing>> = {
  batteries: { draw: drawBatteries, left: -164, right: 164, height: 410, beside: 0.58 },
  blocks: { draw: drawBlocks, left: -196, right: 196, height: 382, beside: 0.76 },
  bookcase: { ...cabinet, draw: drawBookcase },
  box: { draw: drawBox, left: -184, right: 184, height: 396, beside: 0.82 },
  cabinet: { ...cabinet, draw: drawCabinet },
  carton: { draw: drawCarton, left: -124, right: 124, height: 528, beside: 0.74 },
  'crayon-box': { ...openBox, draw: drawCrayonBox, height: 440 },
  'drawer-cabinet': { ...cabinet, draw: drawDrawerCabinet },
  'felt-tip-box': { ...openBox, draw: drawFeltTipBox, height: 458 },
  'first-aid-case': { draw: drawFirstAidCase, left: -220, right: 220, height: 388, beside: 0.82 },
  'paint-bottles': { draw: drawPaintBottles, left: -248, right: 248, height: 478, beside: 0.84 },
  'paper-assortment': { ...paperPile, draw: drawPaperAssortment },
  'paper-stack': { ...paperPile, draw: drawPaperStack },
  'pastel-box': { ...openBox, draw: drawPastelBox, height: 406 },
  'pavement-chalk': { ...openBox, draw: drawPavementChalk, height: 427 },
  'pencil-box': { ...openBox, draw: drawPencilBox, height: 458 },
  pouch: { draw: drawPouch, left: -155, right: 155, height: 424, beside: 0.76 },
  table: { draw: drawTable, left: -267, right: 267, height: 366, beside: 1.3 },
};

export const packShapes: readonly string[] = [...Object.keys(drawnInCode), ...drawingNames('shapes')].sort();

/** @throws for an unknown shape */
export const packDrawing = (shape: string): PackDrawing => drawnInCode[shape] ?? readShape(shape);
