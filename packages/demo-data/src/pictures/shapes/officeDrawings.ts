import { ink, mixColors, paper, readableOn, steel } from '../colours.ts';
import type { PackDress } from '../dressPack.ts';
import { drawWord } from '../lettering.ts';
import type { PackShape } from '../PackShot.ts';
import { drawBody, drawCard, drawFigure, drawMotif, drawShade } from '../print.ts';
import { circle, circlePath, d, ellipse, faded, line, path, place, rect } from '../svg.ts';
import type { PackDrawing } from './PackDrawing.ts';

const screen = '#cfe6d8';

/** A desk lamp on a jointed arm, its label at its foot. */
function drawDeskLamp(dress: PackDress): string {
  const { accent, base, deep } = dress.palette;
  return [
    faded(0.5, path(d`M26 -330L-120 -110H232Z`, '#fff3c4')),
    line(d`M-70 -40L-130 -250L70 -420`, '#8d93a5', 18),
    circle(-130, -250, 20, deep),
    circle(104, -326, 38, '#fff3c4'),
    place(
      70,
      -420,
      1,
      path(d`M-30 -24H30L104 124H-104Z`, base) +
        faded(0.13, path(d`M6 -24H30L104 124H52Z`, ink)) +
        rect(-112, 112, 224, 22, accent, 11) +
        rect(-26, -44, 52, 26, deep, 8),
      -14,
    ),
    path(d`M-170 -40Q-164 -66 -70 -66T30 -40V0H-170Z`, deep),
    drawCard(dress, 40, -46, 260, 92),
  ].join('');
}

function drawStapler(dress: PackDress): string {
  const { base, dark, deep } = dress.palette;
  const text = readableOn(base, dark);
  return [
    rect(-236, -36, 470, 36, mixColors(deep, ink, 0.3), 14),
    rect(-226, -54, 74, 22, steel, 6),
    path(d`M-226 -122H190V-84H-206Q-226 -84 -226 -104Z`, steel),
    drawBody(
      dress,
      'arm',
      d`M-236 -150Q-240 -190 -196 -200L120 -254Q214 -262 234 -190V-30H146L128 -110H-216Q-236 -112 -236 -150Z`,
      rect(-240, -264, 480, 240, base),
      faded(0.28, path(d`M-236 -186L130 -254L190 -252L-230 -168Z`, '#ffffff')),
      dress.side === 'front' ? drawMotif(dress, -164, -148, 62, base) : '',
      drawWord(dress.word, { x: -20, y: -152, width: 210, height: 50 }, text),
      drawFigure(dress, 176, -190, 38),
      faded(0.13, rect(150, -264, 90, 240, ink)),
    ),
    circle(176, -70, 18, steel),
  ].join('');
}

/** A hole punch from the front: a lever over two pins, a sheet of paper under them. */
function drawHolePunch(dress: PackDress): string {
  const { base, dark, deep } = dress.palette;
  const pin = (x: number) =>
    rect(x - 24, -150, 48, 104, steel, 6) + faded(0.2, rect(x + 4, -150, 20, 104, ink, 6));
  return [
    pin(-104),
    pin(104),
    path(d`M-150 -64H150L176 -40H-176Z`, paper),
    ellipse(-104, -52, 20, 6, ink),
    ellipse(104, -52, 20, 6, ink),
    rect(-206, -44, 412, 44, deep, 12),
    drawBody(
      dress,
      'lever',
      d`M-150 -300Q-146 -318 -124 -318H124Q146 -318 150 -300L196 -150Q200 -134 182 -134H-182Q-200 -134 -196 -150Z`,
      rect(-204, -320, 408, 190, base),
      rect(-204, -162, 408, 32, deep),
      faded(0.28, rect(-204, -320, 408, 26, '#ffffff')),
      dress.side === 'front' ? drawMotif(dress, -90, -232, 76, base) : '',
      drawWord(dress.word, { x: 24, y: -232, width: 150, height: 46 }, readableOn(base, dark)),
      drawShade(-196, -320, 392, 190),
    ),
    drawFigure(dress, 140, -180, 40),
  ].join('');
}

/** A desk calculator: the name stands on its screen. */
function drawCalculator(dress: PackDress): string {
  const { accent, base, deep, light } = dress.palette;
  const keys = Array.from({ length: 16 }, (_, index) => {
    const color = index % 4 === 3 ? accent : mixColors(light, '#ffffff', 0.5);
    const [x, y] = [-112 + (index % 4) * 58, -236 + Math.floor(index / 4) * 54];
    return rect(x, y, 48, 42, color, 9) + faded(0.18, rect(x, y + 34, 48, 8, ink, 4));
  });
  return [
    drawBody(
      dress,
      'body',
      d`M-140 -396Q-140 -430 -106 -430H106Q140 -430 140 -396V-30Q140 0 110 0H-110Q-140 0 -140 -30Z`,
      rect(-142, -432, 284, 432, base),
      rect(-142, -262, 284, 262, mixColors(base, deep, 0.5)),
      rect(-112, -358, 222, 76, screen, 8),
      drawWord(dress.word, { x: 6, y: -320, width: 190, height: 40 }, ink),
      rect(10, -412, 100, 34, mixColors(deep, ink, 0.5), 6),
      dress.side === 'front' ? drawMotif(dress, -86, -394, 44, base) : '',
      ...keys,
      drawShade(-136, -432, 272, 432),
    ),
    drawFigure(dress, 112, -46, 38),
  ].join('');
}

/** A tape dispenser for a desk: the roll in its cradle, the end of the tape on the saw. */
function drawTapeDispenser(dress: PackDress): string {
  const { base, dark, deep, light } = dress.palette;
  return [
    line(d`M-60 -322L206 -206`, light, 12),
    line(circlePath(-70, -204, 92), light, 54),
    faded(0.3, line(circlePath(-70, -204, 104), '#ffffff', 7)),
    line(circlePath(-70, -204, 62), '#d9b98c', 14),
    drawBody(
      dress,
      'body',
      d`M-216 -190Q-226 -20 -180 0H206Q234 0 234 -28V-206L184 -186Q170 -120 110 -116Q60 -112 40 -140Q0 -84 -70 -84Q-150 -84 -190 -190Z`,
      rect(-230, -210, 468, 212, base),
      rect(-230, -22, 468, 24, deep),
      dress.side === 'front' ? drawMotif(dress, -118, -46, 44, base) : '',
      drawWord(dress.word, { x: 22, y: -54, width: 200, height: 42 }, readableOn(base, dark)),
      faded(0.13, rect(180, -210, 60, 212, ink)),
    ),
    path(d`M178 -186L234 -210V-222L222 -210L214 -216L204 -204L196 -208L188 -196Z`, steel),
    circle(-70, -204, 34, deep),
    drawFigure(dress, 180, -90, 40),
  ].join('');
}

/** A wall clock at ten past ten, the motif over its middle and the name under it. */
function drawClock(dress: PackDress): string {
  const { accent, base, deep } = dress.palette;
  const marks = Array.from({ length: 12 }, (_, hour) => {
    const [x, y] = [Math.sin((hour * Math.PI) / 6), Math.cos((hour * Math.PI) / 6)];
    return d`M${x * 140} ${-186 - y * 140}L${x * 126} ${-186 - y * 126}`;
  });
  return [
    circle(0, -186, 186, base),
    faded(0.3, line(d`M-160 -240A170 170 0 0 1 -70 -340`, '#ffffff', 10)),
    circle(0, -186, 156, paper),
    line(marks.join(''), ink, 9),
    dress.side === 'front' ? drawMotif(dress, 0, -266, 60, paper) : '',
    drawWord(dress.word, { x: 0, y: -112, width: 150, height: 34 }, deep),
    line(d`M0 -186L-62 -224`, ink, 15),
    line(d`M0 -186L92 -248`, ink, 11),
    circle(0, -186, 14, accent),
    drawFigure(dress, 118, -66, 44),
  ].join('');
}

/** A clinical thermometer for the ear: a short probe at the head of a grip with a screen. */
function drawEarThermometer(dress: PackDress): string {
  const { base, deep } = dress.palette;
  return [
    path(d`M-60 -424L-158 -412Q-176 -396 -158 -368L-60 -316Z`, steel),
    path(d`M-140 -414L-158 -412Q-176 -396 -158 -368L-140 -358Z`, deep),
    drawBody(
      dress,
      'grip',
      d`M-104 -350Q-104 -450 0 -450T104 -350Q104 -290 78 -220L62 -30Q58 0 28 0H-28Q-58 0 -62 -30L-78 -220Q-104 -290 -104 -350Z`,
      rect(-106, -452, 212, 452, base),
      rect(-66, -418, 132, 212, paper, 60),
      rect(-50, -382, 100, 82, screen, 12),
      drawWord('37,1', { x: 0, y: -341, width: 84, height: 42 }, ink),
      circle(0, -254, 27, deep),
      drawShade(-104, -452, 208, 452),
    ),
    drawCard(dress, 0, -84, 270, 92),
  ].join('');
}

/** A thermometer that is aimed at a forehead, with a trigger under its barrel. */
function drawForeheadThermometer(dress: PackDress): string {
  const { base, deep, light } = dress.palette;
  return [
    rect(-226, -366, 60, 92, deep, 12),
    path(d`M-30 -284L-74 -216Q-60 -196 -30 -206Z`, mixColors(deep, ink, 0.3)),
    path(d`M-24 -300H118L148 -20Q150 0 130 0H30Q12 0 10 -18Z`, base),
    drawBody(
      dress,
      'barrel',
      d`M-190 -370Q-190 -390 -170 -390H96Q170 -390 170 -320V-290Q170 -262 142 -262H-170Q-190 -262 -190 -282Z`,
      rect(-192, -392, 364, 132, steel),
      rect(-192, -286, 364, 26, light),
      rect(-6, -372, 140, 78, screen, 12),
      drawWord('36,8', { x: 64, y: -333, width: 110, height: 44 }, ink),
      drawShade(-190, -392, 360, 132),
    ),
    drawCard(dress, -10, -120, 300, 96),
  ].join('');
}

/** A thermometer to stand in a room or a refrigerator: what it reads is large on its screen. */
function drawThermometer(dress: PackDress, reading: string): string {
  const { base, dark, deep } = dress.palette;
  return [
    drawBody(
      dress,
      'case',
      d`M-186 -310Q-186 -350 -146 -350H146Q186 -350 186 -310V-40Q186 0 146 0H-146Q-186 0 -186 -40Z`,
      rect(-188, -352, 376, 352, base),
      rect(-188, -112, 376, 112, deep),
      rect(-150, -318, 300, 180, screen, 18),
      drawWord(reading, { x: 10, y: -228, width: 230, height: 110 }, ink),
      dress.side === 'front' ? drawMotif(dress, -124, -56, 78, deep) : '',
      drawWord(dress.word, { x: 10, y: -56, width: 170, height: 46 }, readableOn(deep, dark)),
      drawShade(-182, -352, 364, 352),
    ),
    drawFigure(dress, 142, -60, 44),
  ].join('');
}

const thermometer = { left: -186, right: 186, height: 350, beside: 0.56 };

/** What stands on a desk, and what measures warmth. */
export const officeDrawings = {
  'desk-lamp': { draw: drawDeskLamp, left: -178, right: 240, height: 470, beside: 0.86 },
  stapler: { draw: drawStapler, left: -238, right: 236, height: 260, beside: 0.64 },
  'hole-punch': { draw: drawHolePunch, left: -206, right: 206, height: 318, beside: 0.62 },
  calculator: { draw: drawCalculator, left: -140, right: 150, height: 430, beside: 0.6 },
  'tape-dispenser': { draw: drawTapeDispenser, left: -222, right: 234, height: 323, beside: 0.62 },
  clock: { draw: drawClock, left: -186, right: 186, height: 372, beside: 0.76 },
  'ear-thermometer': { draw: drawEarThermometer, left: -172, right: 135, height: 450, beside: 0.6 },
  'forehead-thermometer': {
    draw: drawForeheadThermometer,
    left: -226,
    right: 170,
    height: 390,
    beside: 0.6,
  },
  'fridge-thermometer': { ...thermometer, draw: (dress) => drawThermometer(dress, '4°') },
  'room-thermometer': { ...thermometer, draw: (dress) => drawThermometer(dress, '21°') },
} as const satisfies Partial<Record<PackShape, PackDrawing>>;
