import type { PackShape } from '../PackShot.ts';
import { babyToyDrawings } from './babyToyDrawings.ts';
import { drawDiaperBag, drawPaperRoll, drawPouch, drawRollPack, drawSack, drawWipesPack } from './bags.ts';
import { bakingDrawings } from './bakingDrawings.ts';
import { blisterDrawings } from './blisterDrawings.ts';
import {
  drawBottle,
  drawCan,
  drawCreamPot,
  drawJar,
  drawJerrycan,
  drawPumpBottle,
  drawSprayBottle,
  drawTube,
} from './bottles.ts';
import { drawBox, drawCarton, drawDispenserBox, drawFirstAidCase, drawGloveBox } from './boxes.ts';
import { buildingDrawings } from './buildingDrawings.ts';
import {
  drawBabySpoon,
  drawFork,
  drawIceSpoons,
  drawKnife,
  drawSpoon,
  drawStirSticks,
  drawWoodenForks,
  drawWoodenKnives,
  drawWoodenSpoons,
} from './bundles.ts';
import { craftDrawings } from './craftDrawings.ts';
import {
  drawBookcase,
  drawBunkBed,
  drawCabinet,
  drawCoatRack,
  drawDrawerCabinet,
  drawDresser,
} from './furniture.ts';
import { drawBroom, drawBucket, drawDustMop, drawFlatMop, drawPail, drawSqueegee } from './household.ts';
import {
  drawBowls,
  drawCup,
  drawCutlery,
  drawJug,
  drawPan,
  drawPaperCups,
  drawPlateStack,
  drawSaucepan,
  drawSpoutCup,
} from './kitchen.ts';
import { kitchenwareDrawings } from './kitchenwareDrawings.ts';
import { linenDrawings } from './linenDrawings.ts';
import { officeDrawings } from './officeDrawings.ts';
import type { PackDrawing } from './PackDrawing.ts';
import { paperDrawings } from './paperDrawings.ts';
import {
  drawBoardChalk,
  drawBoardMarkers,
  drawCrayonBox,
  drawFeltTipBox,
  drawHighlighters,
  drawPastelBox,
  drawPavementChalk,
  drawPenBox,
  drawPencilBox,
} from './pens.ts';
import { playDrawings } from './playDrawings.ts';
import { pouchDrawings } from './pouchDrawings.ts';
import {
  drawBalanceBike,
  drawCargoTricycle,
  drawHandcart,
  drawScooter,
  drawTaxiTricycle,
  drawTricycle,
} from './rides.ts';
import { drawBench, drawChair, drawHighChair, drawStool, drawSwivelChair } from './seats.ts';
import {
  drawBinder,
  drawBook,
  drawPaintBottles,
  drawPaperAssortment,
  drawPaperStack,
  drawTape,
} from './stationery.ts';
import { drawHalfRoundTable, drawSquareTable, drawTable } from './tables.ts';
import { textileDrawings } from './textileDrawings.ts';
import {
  drawBib,
  drawCushion,
  drawFoldedTextile,
  drawHandPuppet,
  drawMattress,
  drawVest,
} from './textiles.ts';
import {
  drawBall,
  drawBlocks,
  drawBuckets,
  drawDrum,
  drawHoops,
  drawPuzzle,
  drawSpades,
  drawWateringCan,
} from './toys.ts';
import {
  drawAmbulance,
  drawDustcart,
  drawFireEngine,
  drawPoliceCar,
  drawSchoolBus,
  drawTipper,
  drawToyCar,
} from './vehicles.ts';

// The size of shapes that differ only in their contents.
const openBox = { left: -160, right: 160, height: 458, beside: 0.66 };
const bundle = { left: -188, right: 188, height: 430, beside: 0.62 };
const cutlery = { left: -181, right: 181, height: 454, beside: 0.68 };
const vehicle = { left: -240, right: 236, beside: 0.84 };

/** Every shape by its name, with its size. */
export const packDrawings: Readonly<Record<PackShape, PackDrawing>> = {
  ...babyToyDrawings,
  ...bakingDrawings,
  ...blisterDrawings,
  ...buildingDrawings,
  ...craftDrawings,
  ...kitchenwareDrawings,
  ...linenDrawings,
  ...officeDrawings,
  ...paperDrawings,
  ...playDrawings,
  ...pouchDrawings,
  ...textileDrawings,
  'diaper-bag': { draw: drawDiaperBag, left: -202, right: 202, height: 485, beside: 1 },
  'wipes-pack': { draw: drawWipesPack, left: -232, right: 232, height: 294, beside: 0.86 },
  'paper-roll': { draw: drawPaperRoll, left: -128, right: 128, height: 421, beside: 0.8 },
  'roll-pack': { draw: drawRollPack, left: -200, right: 200, height: 374, beside: 1 },
  'spray-bottle': { draw: drawSprayBottle, left: -112, right: 152, height: 500, beside: 0.82 },
  'pump-bottle': { draw: drawPumpBottle, left: -120, right: 120, height: 440, beside: 0.72 },
  bottle: { draw: drawBottle, left: -118, right: 118, height: 460, beside: 0.78 },
  carton: { draw: drawCarton, left: -124, right: 124, height: 528, beside: 0.74 },
  'cream-pot': { draw: drawCreamPot, left: -180, right: 180, height: 262, beside: 0.6 },
  jar: { draw: drawJar, left: -136, right: 136, height: 368, beside: 0.62 },
  can: { draw: drawCan, left: -126, right: 126, height: 339, beside: 0.62 },
  tube: { draw: drawTube, left: -138, right: 138, height: 462, beside: 0.6 },
  box: { draw: drawBox, left: -184, right: 184, height: 396, beside: 0.82 },
  'dispenser-box': { draw: drawDispenserBox, left: -200, right: 200, height: 376, beside: 0.74 },
  pouch: { draw: drawPouch, left: -155, right: 155, height: 424, beside: 0.76 },
  sack: { draw: drawSack, left: -175, right: 175, height: 446, beside: 1 },
  bucket: { draw: drawBucket, left: -186, right: 186, height: 466, beside: 0.95 },
  pail: { draw: drawPail, left: -226, right: 196, height: 485, beside: 0.95 },
  jerrycan: { draw: drawJerrycan, left: -164, right: 164, height: 448, beside: 0.95 },
  'paint-bottles': { draw: drawPaintBottles, left: -248, right: 248, height: 478, beside: 0.84 },
  'crayon-box': { ...openBox, height: 440, draw: drawCrayonBox },
  'pencil-box': { ...openBox, draw: drawPencilBox },
  'felt-tip-box': { ...openBox, draw: drawFeltTipBox },
  'pastel-box': { ...openBox, height: 406, draw: drawPastelBox },
  'pavement-chalk': { ...openBox, height: 427, draw: drawPavementChalk },
  'board-chalk': { ...openBox, height: 421, draw: drawBoardChalk },
  'pen-box': { ...openBox, draw: drawPenBox },
  highlighters: { ...bundle, draw: drawHighlighters },
  'board-markers': { ...bundle, draw: drawBoardMarkers },
  'paper-stack': { draw: drawPaperStack, left: -191, right: 191, height: 386, beside: 0.8 },
  blocks: { draw: drawBlocks, left: -196, right: 196, height: 382, beside: 0.76 },
  ball: { draw: drawBall, left: -180, right: 180, height: 360, beside: 0.74 },
  puzzle: { draw: drawPuzzle, left: -211, right: 220, height: 360, beside: 0.8 },
  book: { draw: drawBook, left: -170, right: 170, height: 428, beside: 0.76 },
  cup: { draw: drawCup, left: -179, right: 179, height: 320, beside: 0.58 },
  'spout-cup': { draw: drawSpoutCup, left: -188, right: 188, height: 358, beside: 0.58 },
  'plate-stack': { draw: drawPlateStack, left: -200, right: 196, height: 376, beside: 0.72 },
  forks: { ...cutlery, draw: (dress) => drawCutlery(dress, drawFork) },
  spoons: { ...cutlery, draw: (dress) => drawCutlery(dress, drawSpoon) },
  knives: { ...cutlery, draw: (dress) => drawCutlery(dress, drawKnife) },
  'baby-spoons': { ...cutlery, draw: (dress) => drawCutlery(dress, drawBabySpoon) },
  'wooden-forks': { ...bundle, draw: drawWoodenForks },
  'wooden-spoons': { ...bundle, draw: drawWoodenSpoons },
  'wooden-knives': { ...bundle, draw: drawWoodenKnives },
  'ice-spoons': { ...bundle, draw: drawIceSpoons },
  'stir-sticks': { ...bundle, left: -144, right: 144, draw: drawStirSticks },
  'folded-textile': { draw: drawFoldedTextile, left: -200, right: 200, height: 330, beside: 0.86 },
  mattress: { draw: drawMattress, left: -272, right: 284, height: 242, beside: 1.25 },
  chair: { draw: drawChair, left: -158, right: 158, height: 478, beside: 1.15 },
  table: { draw: drawTable, left: -267, right: 267, height: 366, beside: 1.3 },
  'square-table': { draw: drawSquareTable, left: -198, right: 198, height: 420, beside: 1.2 },
  'half-round-table': { draw: drawHalfRoundTable, left: -264, right: 264, height: 382, beside: 1.3 },
  stool: { draw: drawStool, left: -151, right: 151, height: 368, beside: 1 },
  bench: { draw: drawBench, left: -270, right: 270, height: 238, beside: 1.25 },
  'high-chair': { draw: drawHighChair, left: -168, right: 168, height: 560, beside: 1.25 },
  'swivel-chair': { draw: drawSwivelChair, left: -168, right: 168, height: 446, beside: 1.15 },
  'drawer-cabinet': { draw: drawDrawerCabinet, left: -238, right: 238, height: 508, beside: 1.35 },
  bookcase: { draw: drawBookcase, left: -238, right: 238, height: 508, beside: 1.35 },
  cabinet: { draw: drawCabinet, left: -238, right: 238, height: 508, beside: 1.35 },
  binder: { draw: drawBinder, left: -180, right: 180, height: 430, beside: 0.8 },
  'first-aid-case': { draw: drawFirstAidCase, left: -220, right: 220, height: 388, beside: 0.82 },
  'fire-engine': { ...vehicle, height: 372, draw: drawFireEngine },
  dustcart: { ...vehicle, height: 352, draw: drawDustcart },
  tipper: { ...vehicle, left: -273, height: 337, draw: drawTipper },
  ambulance: { ...vehicle, height: 336, draw: drawAmbulance },
  'police-car': { ...vehicle, height: 318, draw: drawPoliceCar },
  'school-bus': { ...vehicle, height: 330, draw: drawSchoolBus },
  'toy-car': { ...vehicle, height: 290, draw: drawToyCar },
  spades: { draw: drawSpades, left: -198, right: 198, height: 415, beside: 0.9 },
  buckets: { draw: drawBuckets, left: -166, right: 166, height: 436, beside: 0.9 },
  bib: { draw: drawBib, left: -172, right: 172, height: 414, beside: 0.7 },
  'glove-box': { draw: drawGloveBox, left: -186, right: 186, height: 350, beside: 0.68 },
  broom: { draw: drawBroom, left: -174, right: 174, height: 572, beside: 1.2 },
  'flat-mop': { draw: drawFlatMop, left: -206, right: 206, height: 572, beside: 1.2 },
  'dust-mop': { draw: drawDustMop, left: -217, right: 217, height: 572, beside: 1.2 },
  squeegee: { draw: drawSqueegee, left: -210, right: 210, height: 572, beside: 1.2 },
  tricycle: { draw: drawTricycle, left: -226, right: 240, height: 365, beside: 1.15 },
  'taxi-tricycle': { draw: drawTaxiTricycle, left: -266, right: 266, height: 367, beside: 1.15 },
  'cargo-tricycle': { draw: drawCargoTricycle, left: -274, right: 274, height: 363, beside: 1.15 },
  scooter: { draw: drawScooter, left: -226, right: 222, height: 401, beside: 1.15 },
  'balance-bike': { draw: drawBalanceBike, left: -234, right: 234, height: 373, beside: 1.15 },
  handcart: { draw: drawHandcart, left: -206, right: 287, height: 357, beside: 1.2 },
  'watering-can': { draw: drawWateringCan, left: -262, right: 222, height: 348, beside: 0.9 },
  drum: { draw: drawDrum, left: -180, right: 180, height: 363, beside: 0.74 },
  hoops: { draw: drawHoops, left: -214, right: 234, height: 390, beside: 0.95 },
  'hand-puppet': { draw: drawHandPuppet, left: -208, right: 208, height: 438, beside: 0.76 },
  vest: { draw: drawVest, left: -172, right: 172, height: 428, beside: 0.86 },
  jug: { draw: drawJug, left: -164, right: 245, height: 428, beside: 0.76 },
  pan: { draw: drawPan, left: -227, right: 227, height: 322, beside: 0.82 },
  saucepan: { draw: drawSaucepan, left: -188, right: 316, height: 322, beside: 0.82 },
  'paper-assortment': { draw: drawPaperAssortment, left: -191, right: 191, height: 386, beside: 0.8 },
  'paper-cups': { draw: drawPaperCups, left: -122, right: 126, height: 410, beside: 0.58 },
  bowls: { draw: drawBowls, left: -192, right: 192, height: 276, beside: 0.66 },
  cushion: { draw: drawCushion, left: -258, right: 258, height: 242, beside: 1.1 },
  'bunk-bed': { draw: drawBunkBed, left: -229, right: 229, height: 506, beside: 1.4 },
  'coat-rack': { draw: drawCoatRack, left: -240, right: 240, height: 500, beside: 1.35 },
  dresser: { draw: drawDresser, left: -238, right: 238, height: 468, beside: 1.25 },
  tape: { draw: drawTape, left: -156, right: 156, height: 312, beside: 0.5 },
};
