import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawOfferIcon } from './drawOfferIcon.ts';
import { measureSvg } from './measureSvg.ts';
import { readSvg } from './readSvg.ts';

const tag = { ground: '#fdcd1d', text: '#162351', typeface: 'Archivo' } as const;
const typefaces = ['Archivo', 'Familjen Grotesk'] as const;

test.each([
  ['-15%', 1],
  ['2+1 gratis', 2],
  ['2e halve prijs', 3],
  ['3 voor de prijs van 2', 3],
])('%s is drawn on %i lines', (label, lines) => {
  const { children } = readSvg(drawOfferIcon(label, tag));
  expect(children.filter(({ name }) => name === 'path')).toHaveLength(lines);
});

test.each(typefaces)(
  'the tag fills the picture in the brand’s colour, and every label fits on it in %s and in the text colour',
  (typeface) => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9+%=-]{1,18}( [A-Za-z0-9+%-]{1,12}){0,4}$/), (label) => {
        const root = readSvg(drawOfferIcon(label, { ...tag, typeface }));
        expect(root.attributes.viewBox).toBe('0 0 120 120');
        expect(root.children[0]?.attributes).toMatchObject({ width: '120', height: '120', fill: tag.ground });
        for (const { attributes } of root.children.slice(1)) expect(attributes.fill).toBe(tag.text);
        expect(measureSvg(root)).toEqual({ left: 0, top: 0, right: 120, bottom: 120 });
      }),
      { numRuns: 60 },
    );
  },
);

test('an empty label leaves the tag empty', () => {
  expect(readSvg(drawOfferIcon('  ', tag)).children).toHaveLength(1);
});

test('a label is drawn in the brand’s typeface', () => {
  const [first, second] = typefaces.map((typeface) => drawOfferIcon('2+1 gratis', { ...tag, typeface }));
  expect(first).not.toBe(second);
});

test('different labels give different pictures', () => {
  expect(drawOfferIcon('1+1 gratis', tag)).not.toBe(drawOfferIcon('2+1 gratis', tag));
});
