import { ink, mixColors, readableOn } from '../colours.ts';
import type { PackDress } from '../dressPack.ts';
import { drawWord } from '../lettering.ts';
import { drawFigure, drawMotif } from '../print.ts';
import { d, ellipse, faded, line, path, place, rect } from '../svg.ts';

/** The wood of throw-away cutlery, handles and rolling pins. */
export const wood = '#dcb27a';
const shadedWood = '#c4965c';
const metal = '#c3c8d4';
const darkMetal = '#9aa0b0';

/** Pieces of one kind standing side by side, a printed band round them. Each stands on y = 0, up to y = -430. */
export function drawBundle(dress: PackDress, pieces: readonly string[], step: number): string {
  const { base, dark, deep } = dress.palette;
  const half = (step * pieces.length) / 2 + 8;
  const text = readableOn(base, dark);
  const front = [
    drawMotif(dress, -half + 58, -128, 76, base),
    drawWord(
      dress.word,
      {
        x: dress.figure === null ? 40 : 0,
        y: -128,
        width: half * 2 - (dress.figure === null ? 150 : 210),
        height: 42,
      },
      text,
    ),
  ];
  return [
    ...pieces.map((piece, index) => place((index - (pieces.length - 1) / 2) * step, 0, 1, piece)),
    rect(-half, -192, half * 2, 128, base, 4),
    rect(-half, -192, half * 2, 12, deep),
    rect(-half, -76, half * 2, 12, deep),
    ...(dress.side === 'front'
      ? front
      : [drawWord(dress.word, { x: -20, y: -128, width: 190, height: 56 }, text)]),
    faded(0.26, rect(-half + 16, -192, 12, 128, '#ffffff')),
    faded(0.13, rect(half - 46, -192, 46, 128, ink)),
    drawFigure(dress, half - 42, -128, 40),
  ].join('');
}

const five = (piece: (index: number) => string) => [0, 1, 2, 3, 4].map(piece);

const woodenStem = rect(-12, -300, 24, 300, wood, 12);

export function drawWoodenForks(dress: PackDress): string {
  const fork =
    woodenStem +
    path(d`M-30 -430H-19V-360H-6V-430H6V-360H19V-430H30V-330Q28 -284 12 -270H-12Q-28 -284 -30 -330Z`, wood) +
    faded(0.16, path(d`M19 -430H30V-330Q28 -284 12 -270V0H4V-270Q19 -290 19 -330Z`, ink));
  return drawBundle(
    dress,
    five(() => fork),
    68,
  );
}

export function drawWoodenSpoons(dress: PackDress): string {
  const spoon = woodenStem + ellipse(0, -362, 31, 66, wood) + ellipse(0, -366, 20, 50, shadedWood);
  return drawBundle(
    dress,
    five(() => spoon),
    68,
  );
}

export function drawWoodenKnives(dress: PackDress): string {
  const knife =
    woodenStem +
    path(d`M-14 -240V-420Q-10 -434 4 -426Q28 -400 26 -300L14 -236Z`, wood) +
    faded(0.3, line(d`M22 -380Q24 -330 18 -268`, ink, 4, '1 9'));
  return drawBundle(
    dress,
    five(() => knife),
    68,
  );
}

/** Flat little paddles of wood for ice cream. */
export function drawIceSpoons(dress: PackDress): string {
  const paddle =
    path(
      d`M-12 -200Q-14 -300 -28 -340Q-40 -404 0 -408Q40 -404 28 -340Q14 -300 12 -200L22 -30Q20 0 0 0Q-20 0 -22 -30Z`,
      wood,
    ) + faded(0.14, path(d`M8 -406Q40 -396 28 -340Q14 -300 12 -200H4Q6 -320 8 -406Z`, ink));
  return drawBundle(
    dress,
    five(() => paddle),
    72,
  );
}

/** Stirring sticks of wood, a thick bundle of thin ones. */
export function drawStirSticks(dress: PackDress): string {
  const sticks = [396, 420, 404, 430, 400, 424, 410, 396].map(
    (height, index) =>
      rect(-14, -height, 28, height, index % 2 === 0 ? wood : mixColors(wood, '#ffffff', 0.3), 14) +
      faded(0.13, rect(4, 12 - height, 10, height - 12, ink)),
  );
  return drawBundle(dress, sticks, 34);
}

/** A fork with a coloured handle, from y = 0 up. */
export const drawFork = (handle: string): string =>
  rect(-13, -230, 26, 230, handle, 10) +
  path(
    d`M-34 -350H-22V-286H-7V-356H7V-286H22V-350H34V-266Q32 -226 12 -218V-200H-12V-218Q-32 -226 -34 -266Z`,
    metal,
  ) +
  faded(0.16, path(d`M22 -350H34V-266Q32 -226 12 -218V-200H4V-226Q22 -240 22 -266Z`, ink));

export const drawSpoon = (handle: string): string =>
  rect(-13, -230, 26, 230, handle, 10) +
  rect(-7, -250, 14, 50, metal) +
  ellipse(0, -300, 38, 58, metal) +
  ellipse(2, -302, 26, 43, darkMetal);

/** A knife with a coloured handle and a blunt tip. */
export const drawKnife = (handle: string): string =>
  path(d`M-18 -190V-338Q-16 -358 6 -350Q26 -320 24 -190Z`, metal) +
  faded(0.2, path(d`M10 -348Q26 -320 24 -190H12Z`, ink)) +
  rect(-18, -200, 38, 200, handle, 12);

/** A soft spoon for a baby: all of one plastic, its bowl small and paler. */
export const drawBabySpoon = (handle: string): string =>
  rect(-17, -250, 34, 250, handle, 17) +
  ellipse(0, -290, 31, 48, mixColors(handle, '#ffffff', 0.45)) +
  ellipse(0, -292, 19, 34, mixColors(handle, '#ffffff', 0.2));
