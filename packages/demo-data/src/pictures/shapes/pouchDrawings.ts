import { ink, mixColors, palettes, paper } from '../colours.ts';
import type { PackDress } from '../dressPack.ts';
import type { PackShape } from '../PackShot.ts';
import { circle, circlePath, d, ellipse, faded, line, path, place, rect } from '../svg.ts';
import { drawPouch } from './bags.ts';
import { wood } from './bundles.ts';
import type { PackDrawing } from './PackDrawing.ts';

const crumb = '#d9a25c';
const bright = [
  palettes.red,
  palettes.yellow,
  palettes.sky,
  palettes.green,
  palettes.lilac,
  palettes.orange,
].map(({ base }) => base);

/** One thing at each of the places, in the bright colours by turns. */
function scatter(
  places: readonly (readonly [x: number, y: number])[],
  draw: (color: string, index: number) => string,
): string {
  return places.map(([x, y], index) => place(x, y, 1, draw(bright[index % 6] ?? wood, index))).join('');
}

const nine = [-96, 0, 96].flatMap((x, column) =>
  [-240, -184, -128].map((y, row) => [x + (row % 2) * 16 - 8, y + (column % 2) * 10 - 6] as const),
);

const googlyEyes = scatter(nine, (_, index) => {
  const turn = index * 2.4;
  return (
    circle(0, 0, 30, '#cfd3dc') +
    circle(0, 0, 27, paper) +
    circle(Math.sin(turn) * 11, Math.cos(turn) * 11, 14, ink)
  );
});

const pompons = scatter(
  nine,
  (color) =>
    line(circlePath(0, 0, 24), color, 16, '0 13') +
    circle(0, 0, 24, color) +
    faded(0.3, circle(-8, -8, 8, '#ffffff')),
);

const feathers = scatter(
  [-112, -68, -22, 24, 70, 114].map((x, index) => [x, -184 + (index % 2) * 8] as const),
  (color, index) =>
    place(
      0,
      0,
      1,
      path(d`M0 -88Q34 -40 18 40L0 56L-18 40Q-34 -40 0 -88Z`, color) +
        line(d`M0 -70V84`, mixColors(color, ink, 0.3), 5),
      (index % 2) * 20 - 10,
    ),
);

const chenille = [-120, -80, -40, 0, 40, 80, 120]
  .map(
    (x, index) =>
      line(d`M${x} -262Q${x + 22} -226 ${x} -190T${x} -104`, bright[index % 6] ?? wood, 17) +
      faded(0.3, line(d`M${x} -262Q${x + 22} -226 ${x} -190T${x} -104`, '#ffffff', 19, '1 8')),
  )
  .join('');

const feltShapes = scatter(
  [-100, 0, 100].flatMap((x) => [-232, -136].map((y) => [x, y] as const)),
  (color, index) =>
    [
      path(d`M0 36C-64 -4 -38 -54 0 -28C38 -54 64 -4 0 36Z`, color),
      path(d`M0 -42L13 -12L44 -10L20 10L28 40L0 24L-28 40L-20 10L-44 -10L-13 -12Z`, color),
      circle(0, 0, 36, color),
    ][index % 3] ?? '',
);

const craftSticks = [-126, -84, -42, 0, 42, 84, 126]
  .map((x, index) =>
    rect(x - 16, -274, 32, 178, index % 2 === 0 ? wood : mixColors(wood, '#ffffff', 0.3), 15),
  )
  .join('');

const slice =
  path(d`M-66 76V-24Q-92 -40 -80 -66Q-66 -90 0 -90T80 -66Q92 -40 66 -24V76Z`, mixColors(crumb, ink, 0.3)) +
  path(d`M-54 64V-28Q-76 -42 -68 -60Q-56 -78 0 -78T68 -60Q76 -42 54 -28V64Z`, '#e7c08a');
const bread = place(-60, -176, 1, slice) + place(0, -176, 1, slice) + place(62, -176, 1, slice);

const wraps = [-26, 0, 26]
  .map((x) =>
    [
      circle(x, -184, 90, mixColors(crumb, '#ffffff', 0.3)),
      circle(x, -184, 84, '#f4dcae'),
      faded(
        0.5,
        line(
          d`M${x - 40} -214h0M${x + 20} -236h0M${x + 46} -176h0M${x - 10} -176h0M${x - 44} -148h0M${x + 16} -132h0`,
          crumb,
          16,
        ),
      ),
    ].join(''),
  )
  .join('');

const pita = (
  [
    [-66, -224],
    [70, -216],
    [-56, -142],
    [72, -140],
  ] as const
)
  .map(
    ([x, y]) =>
      ellipse(x, y, 72, 44, crumb) +
      ellipse(x, y - 4, 64, 36, '#ecc890') +
      faded(0.4, ellipse(x - 14, y - 12, 24, 9, '#ffffff')),
  )
  .join('');

const bun =
  path(d`M-62 32Q-66 -50 0 -52T62 32Q60 46 42 46H-42Q-60 46 -62 32Z`, mixColors(crumb, ink, 0.08)) +
  path(d`M-62 32Q-66 -50 0 -52T62 32Q40 22 0 24T-62 32Z`, mixColors(crumb, ink, 0.3)) +
  faded(0.34, line(d`M-44 -8Q-34 -36 -6 -40`, '#ffffff', 8)) +
  line(d`M-26 -2h0M6 -24h0M28 2h0M-2 10h0M40 24h0M-40 22h0`, '#3d2330', 12);
const buns = (
  [
    [-76, -226],
    [70, -222],
    [-72, -142],
    [74, -138],
  ] as const
)
  .map(([x, y]) => place(x, y, 1, bun))
  .join('');

const roll = (x: number, y: number, radius: number) =>
  [
    circle(x, y, radius, mixColors(paper, ink, 0.16)),
    circle(x, y, radius - 7, paper),
    line(
      `${circlePath(x, y, radius * 0.62)}${circlePath(x, y, radius * 0.32)}`,
      mixColors(paper, ink, 0.22),
      5,
    ),
  ].join('');

const bandage =
  rect(-20, -216, 160, 100, mixColors(paper, ink, 0.1), 8) +
  rect(20, -204, 84, 76, paper, 8) +
  roll(-62, -184, 78);
const gauzeRolls = roll(-70, -184, 68) + roll(74, -184, 68);

const gauze = [-44, 0, 44]
  .map((shift, index) => {
    const [x, y] = [-72 + shift, -252 + index * 16];
    return (
      rect(x, y, 144, 128, mixColors(paper, ink, 0.14), 4) +
      rect(x + 3, y + 3, 138, 122, paper, 4) +
      faded(
        0.16,
        line(
          d`M${x + 24} ${y}v128M${x + 48} ${y}v128M${x + 72} ${y}v128M${x + 96} ${y}v128M${x + 120} ${y}v128M${x} ${y + 26}h144M${x} ${y + 52}h144M${x} ${y + 78}h144M${x} ${y + 104}h144`,
          ink,
          3,
        ),
      )
    );
  })
  .join('');

const sling =
  path(d`M-138 -262H138L0 -100Z`, paper) +
  line(d`M-138 -262H138L0 -100Z`, mixColors(paper, ink, 0.24), 6) +
  faded(0.3, line(d`M-100 -246H100L0 -126Z`, ink, 4, '4 10'));

const flake = [0, 60, 120]
  .map((turn) => place(0, 0, 1, line(d`M0 -46V46M-14 -34L0 -22L14 -34M-14 34L0 22L14 34`, paper, 8), turn))
  .join('');
const coldPack =
  rect(-120, -264, 240, 160, palettes.blue.base, 30) +
  faded(0.34, rect(-108, -254, 216, 26, '#ffffff', 13)) +
  place(0, -180, 1, flake);

const pouch = { left: -155, right: 155, height: 424, beside: 0.76 };
const filled = (goods: string): PackDrawing => ({
  ...pouch,
  draw: (dress: PackDress) => drawPouch(dress, goods),
});

/** Pouches that show in their window what is in them. */
export const pouchDrawings = {
  'googly-eyes': filled(googlyEyes),
  pompons: filled(pompons),
  feathers: filled(feathers),
  chenille: filled(chenille),
  'felt-shapes': filled(feltShapes),
  'craft-sticks': filled(craftSticks),
  bread: filled(bread),
  wraps: filled(wraps),
  pita: filled(pita),
  buns: filled(buns),
  bandage: filled(bandage),
  'gauze-rolls': filled(gauzeRolls),
  gauze: filled(gauze),
  sling: filled(sling),
  'cold-pack': filled(coldPack),
} as const satisfies Partial<Record<PackShape, PackDrawing>>;
