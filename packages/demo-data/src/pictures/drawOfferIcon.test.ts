import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawOfferIcon } from './drawOfferIcon.ts';
import { measureSvg, readSvg } from './measureSvg.ts';

test.each([
  ['-15%', 1],
  ['2+1 gratis', 2],
  ['2e halve prijs', 3],
  ['3 voor de prijs van 2', 3],
])('%s is set on %i lines', (label, lines) => {
  const { children } = readSvg(drawOfferIcon(label));
  expect(children.filter(({ name }) => name === 'path')).toHaveLength(lines);
});

test('the tag fills the picture in red and every label stays on it', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-z0-9+%=-]{1,18}( [A-Za-z0-9+%-]{1,12}){0,4}$/), (label) => {
      const root = readSvg(drawOfferIcon(label));
      expect(root.attributes.viewBox).toBe('0 0 120 120');
      expect(root.children[0]?.attributes).toMatchObject({ width: '120', height: '120', fill: '#cb3320' });
      expect(measureSvg(root)).toEqual({ left: 0, top: 0, right: 120, bottom: 120 });
    }),
    { numRuns: 60 },
  );
});

test('an empty label leaves the tag bare', () => {
  expect(readSvg(drawOfferIcon('  ')).children).toHaveLength(1);
});

test('two labels give two pictures', () => {
  expect(drawOfferIcon('1+1 gratis')).not.toBe(drawOfferIcon('2+1 gratis'));
});
