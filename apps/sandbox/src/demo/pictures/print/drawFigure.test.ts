import { expect, test } from 'vitest';
import { dressPack } from '../dressPack.ts';
import { measureSvg } from '../measure/measureSvg.ts';
import { readSvg } from '../measure/readSvg.ts';
import { drawFigure } from './drawFigure.ts';

function drawn(figure: string | null) {
  return drawFigure(
    dressPack({ shape: 'box', palette: 'blue', motif: 'none', word: 'doos', figure }, 'p'),
    0,
    0,
    50,
  );
}

test('a product without a figure has no disc', () => {
  expect(drawn(null)).toBe('');
});

test.each(['4', '80', '5 L', '1000', '12 x 500'])('%s stays inside its disc', (figure) => {
  const extent = measureSvg(readSvg(`<svg>${drawn(figure)}</svg>`));
  expect(extent).toEqual({ left: -50, top: -50, right: 50, bottom: 50 });
});
