import { colorContrast, colorDistance, ink, paper, readableOn } from './colours.ts';
import type { PackDress } from './dressPack.ts';
import { drawWord, type Lettering } from './lettering.ts';
import { drawPlainMotif, tonesOf } from './motifs.ts';
import { circle, clip, d, faded, line, path, place, rect } from './svg.ts';

export function drawBody(
  dress: PackDress,
  name: string,
  outline: string,
  ...content: readonly string[]
): string {
  return clip(`${dress.key}-${name}`, outline, content.join(''));
}

/** The lighting of a body: a lighter strip at the left, a darker area at the right. */
export function drawShade(x: number, y: number, width: number, height: number): string {
  const strip = Math.max(9, width * 0.045);
  return [
    faded(0.26, rect(x + width * 0.055, y, strip, height, '#ffffff')),
    faded(0.13, rect(x + width * 0.83, y, width * 0.17 + 1, height, '#2a2548')),
  ].join('');
}

/** Centred, `size` wide. A motif without contrast to the background gets a light disc behind it. */
export function drawMotif(dress: PackDress, x: number, y: number, size: number, ground: string): string {
  const draw = (mark: string, accent: string, under: string) =>
    drawPlainMotif(dress.motif, { mark, accent, ground: under });
  const tones = tonesOf(dress.motif);
  const { palette } = dress;
  if (tones.some((tone) => colorDistance(tone, ground) < 66)) {
    const light = colorDistance(paper, tones[0] ?? paper) < 95;
    const disc = light ? palette.deep : paper;
    return (
      circle(x, y, size * 0.56, disc) + place(x, y, size * 0.0078, draw(palette.deep, palette.accent, disc))
    );
  }
  const own = readableOn(ground, palette.deep);
  const mark = colorContrast(own, ground) < 2.1 ? palette.dark : own;
  const accent = mark === paper ? palette.light : palette.accent;
  return place(x, y, size / 100, draw(mark, accent, ground));
}

/** The size or count, large in a white disc; nothing without a figure. */
export function drawFigure(dress: PackDress, x: number, y: number, radius: number): string {
  if (dress.figure === null) return '';
  const box = { x, y, width: radius * 1.56, height: radius * (dress.figure.length > 3 ? 0.7 : 0.96) };
  return circle(x, y, radius, paper) + drawWord(dress.figure, box, ink);
}

/** The white label with the product's name; `x` and `y` are its centre. */
export function drawPlate(
  dress: PackDress,
  x: number,
  y: number,
  width: number,
  height: number,
  lettering: Lettering = 'narrow',
): string {
  const box = { x, y, width: width - height * 0.44, height: height * 0.5 };
  return (
    rect(x - width / 2, y - height / 2, width, height, paper, 5) + drawWord(dress.word, box, ink, lettering)
  );
}

/** Draws the label of a product without a pack: motif, name and figure; on the back only the name. */
export function drawCard(dress: PackDress, x: number, y: number, width: number, height: number): string {
  const [left, right] = [x - width / 2, x + width / 2];
  const disc = height * 0.5;
  const start = left + height * (dress.side === 'front' ? 0.86 : 0.2);
  const end = right - (dress.figure === null ? height * 0.2 : disc * 2.12);
  const box = { x: (start + end) / 2, y, width: end - start, height: height * 0.46 };
  return [
    rect(left, y - height / 2, width, height, paper, 6),
    dress.side === 'front' ? drawMotif(dress, left + height * 0.46, y, height * 0.66, paper) : '',
    drawWord(dress.word, box, ink),
    dress.figure === null
      ? ''
      : circle(right - disc, y, disc, dress.palette.deep) + drawFigure(dress, right - disc, y, disc - 6),
  ].join('');
}

/** A pattern on an area of the pack, by product: none, dots, slanted or upright stripes. */
export function drawPattern(dress: PackDress, x: number, y: number, width: number, height: number): string {
  const kind = Math.floor(dress.chance * 977) % 5;
  const marks: string[] = [];
  if (kind === 1 || kind === 2) {
    for (let row = 0; row * 34 < height; row += 1) {
      for (let column = 0; column * 46 < width; column += 1) {
        marks.push(d`M${x + column * 46 + (row % 2) * 23} ${y + row * 34}h0`);
      }
    }
    return faded(0.26, line(marks.join(''), '#ffffff', kind === 1 ? 9 : 15));
  }
  if (kind === 3) {
    for (let step = 0; step * 44 < width + height; step += 1)
      marks.push(d`M${x + step * 44} ${y}l${-height} ${height}`);
    return faded(0.12, line(marks.join(''), '#ffffff', 18));
  }
  if (kind === 4) {
    for (let step = 0; step * 40 < width; step += 1) marks.push(d`M${x + step * 40} ${y}v${height}`);
    return faded(0.14, line(marks.join(''), '#ffffff', 16));
  }
  return '';
}

/** Draws the darker foot of a pack. Its edge differs by product: a hill, a wave, a slope, two hills or scallops. */
export function drawFoot(dress: PackDress, left: number, right: number, top: number, bottom: number): string {
  const { deep, light } = dress.palette;
  const width = right - left;
  const [quarter, middle, three] = [left + width / 4, left + width / 2, left + (width * 3) / 4];
  const rise = Math.min(34, (bottom - top) * 0.22);
  const close = d`L${right} ${bottom}L${left} ${bottom}Z`;
  const edges = [
    () => path(d`M${left} ${top + rise}Q${middle} ${top - rise} ${right} ${top + rise}` + close, deep),
    () =>
      path(d`M${left} ${top}Q${quarter} ${top - rise * 1.3} ${middle} ${top}T${right} ${top}` + close, deep),
    () =>
      path(
        d`M${left} ${top - rise * 0.6}Q${middle} ${top - rise * 0.4} ${right} ${top + rise}` + close,
        light,
      ) +
      path(
        d`M${left} ${top + rise * 1.2}Q${middle} ${top + rise} ${right} ${top - rise * 0.6}` + close,
        deep,
      ),
    () =>
      path(
        d`M${middle - width * 0.2} ${bottom}Q${three} ${top - rise * 1.6} ${right + 40} ${bottom}Z`,
        light,
      ) +
      path(
        d`M${left} ${top + rise * 0.4}Q${quarter} ${top - rise} ${right} ${top + rise * 1.5}` + close,
        deep,
      ),
    () => {
      const size = width / 8;
      const scallops = [0, 1, 2, 3, 4, 5, 6, 7].map((step) =>
        circle(left + size * (step + 0.5), top + 6, size * 0.52, deep),
      );
      return scallops.join('') + rect(left, top + 4, width, bottom - top - 4, deep);
    },
  ];
  return edges[Math.floor(dress.chance * 5) % 5]?.() ?? '';
}

/** The back of a pack: name, small print and bar code on a white panel. */
export function drawBackPrint(dress: PackDress, x: number, y: number, width: number, height: number): string {
  const inset = Math.min(width, height) * 0.09;
  const [left, right, top] = [x + inset, x + width - inset, y + inset];
  const room = right - left;
  const wordHeight = Math.min(height * 0.13, 34);
  const code = Math.min(height * 0.26, 74);
  const codeTop = y + height - inset - code;
  const first = top + wordHeight + inset * 1.1;
  const gap = 17;
  const rows = Math.max(1, Math.min(8, Math.floor((codeTop - inset * 0.6 - first) / gap) + 1));
  const ends = [1, 0.92, 0.98, 0.6, 0.96, 1, 0.84, 0.5];
  const print = Array.from(
    { length: rows },
    (_, row) => d`M${left} ${first + row * gap}H${left + room * (ends[row] ?? 1)}`,
  );
  const bars = [0, 5, 8, 14, 17, 24, 30, 33, 38, 45, 48, 54, 60, 63, 69, 74, 80, 83, 90];
  const step = (room * 0.5) / 92;
  const bar = (at: number, thick: number) => d`M${at} ${codeTop}h${thick}v${code}h${-thick}z`;
  return [
    rect(x, y, width, height, paper, 8),
    drawWord(
      dress.word,
      { x: x + width / 2, y: top + wordHeight / 2, width: room, height: wordHeight },
      dress.palette.dark,
    ),
    faded(0.42, line(print.join(''), ink, 5)),
    path(
      bars
        .map((at, index) => bar(right - room * 0.5 + at * step, step * (index % 3 === 0 ? 3.2 : 1.8)))
        .join(''),
      ink,
    ),
    rect(left, codeTop, room * 0.36, code, dress.palette.deep, 6),
    dress.figure === null
      ? drawMotif(
          dress,
          left + room * 0.18,
          codeTop + code / 2,
          Math.min(room * 0.26, code * 0.76),
          dress.palette.deep,
        )
      : drawWord(
          dress.figure,
          { x: left + room * 0.18, y: codeTop + code / 2, width: room * 0.28, height: code * 0.5 },
          readableOn(dress.palette.deep, dress.palette.dark),
        ),
  ].join('');
}
