import { ink, mixColors, readableOn } from '../colours.ts';
import type { PackDress } from '../dressPack.ts';
import { drawWord } from '../lettering.ts';
import { drawBody, drawFigure, drawMotif, drawShade } from '../print.ts';
import { circle, d, ellipse, faded, line, path, place, rect } from '../svg.ts';

export const chairWood = '#d9a86c';

/** A child's chair of wood with a coloured back and seat. */
export function drawChair(dress: PackDress): string {
  const { base, dark, deep } = dress.palette;
  const back =
    dress.side === 'front'
      ? drawMotif(dress, 0, -372, 122, base)
      : drawWord(dress.word, { x: 0, y: -372, width: 176, height: 44 }, readableOn(base, dark));
  return [
    drawLeg(-112, -440, -96, -330, 24, mixColors(chairWood, ink, 0.14)),
    drawLeg(112, -440, 96, -330, 24, mixColors(chairWood, ink, 0.22)),
    drawLeg(-96, -200, -118, 0, 26, mixColors(chairWood, ink, 0.16)),
    drawLeg(96, -200, 118, 0, 26, mixColors(chairWood, ink, 0.24)),
    drawLeg(-104, -330, -100, -200, 24, chairWood),
    drawLeg(104, -330, 100, -200, 24, mixColors(chairWood, ink, 0.14)),
    drawBody(
      dress,
      'back',
      d`M-138 -424Q-138 -478 -84 -478H84Q138 -478 138 -424L130 -296Q128 -272 104 -272H-104Q-128 -272 -130 -296Z`,
      rect(-140, -480, 280, 210, base),
      faded(0.22, rect(-140, -480, 280, 18, '#ffffff')),
      back,
      drawShade(-136, -480, 272, 210),
    ),
    rect(-84, -92, 168, 16, mixColors(chairWood, ink, 0.1), 8),
    drawLeg(-136, -190, -146, 0, 30, chairWood),
    drawLeg(136, -190, 146, 0, 30, mixColors(chairWood, ink, 0.14)),
    path(d`M-134 -232H134L156 -196H-156Z`, mixColors(base, '#ffffff', 0.24)),
    rect(-158, -198, 316, 34, deep, 10),
    faded(0.13, rect(104, -198, 54, 34, ink, 10)),
    drawFigure(dress, 112, -292, 44),
  ].join('');
}

/** A high chair: long legs, a foot rest, and a tray before the seat. */
export function drawHighChair(dress: PackDress): string {
  const { base, dark, deep, light } = dress.palette;
  const back =
    dress.side === 'front'
      ? drawMotif(dress, 0, -462, 104, base)
      : drawWord(dress.word, { x: 0, y: -462, width: 150, height: 44 }, readableOn(base, dark));
  return [
    drawLeg(-70, -300, -104, -20, 24, mixColors(chairWood, ink, 0.22)),
    drawLeg(70, -300, 104, -20, 24, mixColors(chairWood, ink, 0.28)),
    drawBody(
      dress,
      'back',
      d`M-110 -500Q-110 -560 -50 -560H50Q110 -560 110 -500L98 -310H-98Z`,
      rect(-112, -562, 224, 256, base),
      faded(0.22, rect(-112, -562, 224, 18, '#ffffff')),
      back,
      drawShade(-108, -562, 216, 256),
    ),
    path(d`M-104 -310H104L124 -272H-124Z`, light),
    rect(-126, -274, 252, 28, deep, 10),
    drawLeg(-112, -350, -156, 0, 28, chairWood),
    drawLeg(112, -350, 156, 0, 28, mixColors(chairWood, ink, 0.14)),
    rect(-142, -118, 284, 22, mixColors(chairWood, ink, 0.1), 8),
    path(d`M-132 -372H132L162 -338H-162Z`, mixColors(chairWood, '#ffffff', 0.4)),
    rect(-166, -342, 332, 30, chairWood, 12),
    faded(0.13, rect(110, -342, 56, 30, ink, 12)),
    drawFigure(dress, 0, -190, 42),
  ].join('');
}

/** A low chair on castors, for the grown-up in a group. */
export function drawSwivelChair(dress: PackDress): string {
  const { base, dark, deep } = dress.palette;
  const back =
    dress.side === 'front'
      ? drawMotif(dress, 0, -362, 116, base)
      : drawWord(dress.word, { x: 0, y: -362, width: 180, height: 48 }, readableOn(base, dark));
  const castors = [-150, -62, 62, 150].map((x) => circle(x, -18, 18, ink) + circle(x, -18, 7, '#f6f3ee'));
  return [
    rect(-15, -190, 30, 120, '#8d93a5'),
    rect(-22, -150, 44, 80, mixColors('#8d93a5', ink, 0.35), 8),
    line(d`M-150 -40L0 -76L150 -40M-62 -40L0 -76L62 -40`, mixColors('#8d93a5', ink, 0.35), 20),
    ...castors,
    rect(-22, -300, 44, 110, mixColors(chairWood, ink, 0.2)),
    drawBody(
      dress,
      'back',
      d`M-132 -398Q-132 -446 -84 -446H84Q132 -446 132 -398L122 -300Q120 -276 96 -276H-96Q-120 -276 -122 -300Z`,
      rect(-134, -448, 268, 174, base),
      faded(0.22, rect(-134, -448, 268, 16, '#ffffff')),
      back,
      drawShade(-130, -448, 260, 174),
    ),
    path(d`M-128 -226H128L150 -192H-150Z`, mixColors(base, '#ffffff', 0.24)),
    rect(-158, -200, 316, 38, deep, 16),
    rect(-140, -164, 280, 16, chairWood, 6),
    faded(0.13, rect(104, -200, 54, 52, ink, 10)),
    drawFigure(dress, 118, -286, 42),
  ].join('');
}

export function drawStool(dress: PackDress): string {
  const { base, light } = dress.palette;
  return [
    drawLeg(-58, -290, -84, -34, 22, mixColors(chairWood, ink, 0.26)),
    drawLeg(58, -290, 84, -34, 22, mixColors(chairWood, ink, 0.3)),
    line(d`M-112 -110Q0 -82 112 -110`, mixColors(chairWood, ink, 0.12), 16),
    drawLeg(-98, -290, -138, 0, 32, chairWood),
    drawLeg(98, -290, 138, 0, 32, mixColors(chairWood, ink, 0.14)),
    ellipse(0, -294, 146, 46, mixColors(base, ink, 0.2)),
    rect(-146, -322, 292, 28, mixColors(base, ink, 0.2)),
    ellipse(0, -322, 146, 46, base),
    ellipse(0, -322, 120, 36, light),
    drawOnTop(dress, -322, 92),
    drawFigure(dress, 0, -186, 44),
  ].join('');
}

/** A long low bench on two boards. */
export function drawBench(dress: PackDress): string {
  const { base, light } = dress.palette;
  const board = (x: number, shade: number) =>
    path(
      d`M${x - 40} -160H${x + 40}L${x + 48} 0H${x + 22}Q${x} -60 ${x - 22} 0H${x - 48}Z`,
      mixColors(chairWood, ink, shade),
    );
  return [
    rect(-180, -112, 360, 30, mixColors(chairWood, ink, 0.24), 6),
    board(-196, 0),
    board(196, 0.1),
    path(d`M-232 -238H232L268 -180H-268Z`, light),
    rect(-270, -184, 540, 34, base, 10),
    faded(0.3, rect(-256, -182, 512, 8, '#ffffff', 4)),
    faded(0.13, rect(196, -184, 74, 34, ink, 10)),
    drawOnTop(dress, -209, 96),
    drawFigure(dress, 0, -96, 42),
  ].join('');
}

/** What lies flat on a seat or a table at the height `y`: the motif, `size` wide, or on the other side the name. */
export function drawOnTop(dress: PackDress, y: number, size: number): string {
  const { dark, light } = dress.palette;
  const flat =
    dress.side === 'front'
      ? drawMotif(dress, 0, 0, size, light)
      : drawWord(
          dress.word,
          { x: 0, y: 0, width: size * 1.73, height: size * 0.48 },
          readableOn(light, dark),
        );
  return place(0, y, 1, `<g transform="scale(1 0.56)">${flat}</g>`);
}

/** A leg of a chair or table, as wide as `width` at the top and a little narrower at its foot. */
export function drawLeg(
  topX: number,
  top: number,
  footX: number,
  foot: number,
  width: number,
  color: string,
): string {
  const half = width / 2;
  return path(
    d`M${topX - half} ${top}H${topX + half}L${footX + half * 0.76} ${foot}H${footX - half * 0.76}Z`,
    color,
  );
}
