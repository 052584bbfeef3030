import type { PackShape } from '../pictures/PackShot.ts';

/** How contents that begin with the name of a pack are sold and drawn. */
const FORMS: readonly (readonly [start: RegExp, unit: string, shape: PackShape | null])[] = [
  [/^Can /, 'can', 'jerrycan'],
  [/^Emmer /, 'emmer', 'bucket'],
  [/^Zak /, 'zak', 'sack'],
  [/^(Fles|Pomp|Spray) /, 'fles', null],
  [/^Pot /, 'pot', null],
  [/^Tube /, 'tube', null],
  [/^(Doos|Klassendoos) /, 'doos', null],
  [/set van \d/, 'set', null],
];

const ONE_PIECE: readonly string[] = ['fles', 'tube', 'zak', 'stuk', 'can', 'pot', 'emmer'];

/**
 * The unit and the shape that go with the contents of one size, where they differ from the family's:
 * hand soap stands in a pump bottle, but 'Can 5 liter' is a jerrycan, and '6 × 750 ml' comes in a box.
 *
 * @example packForm('Can 5 liter', { unit: 'stuk', shape: 'pump-bottle' }) // { unit: 'can', shape: 'jerrycan' }
 */
export function packForm(
  contents: string,
  family: { readonly unit: string; readonly shape: PackShape },
): { unit: string; shape: PackShape } {
  for (const [start, unit, shape] of FORMS) {
    if (start.test(contents)) return { unit, shape: shape ?? family.shape };
  }
  const several = /^\d+ (×|tubes|sprays|zakken)/.test(contents) && !/^\d+ × \d+ cm/.test(contents);
  return { unit: several && ONE_PIECE.includes(family.unit) ? 'doos' : family.unit, shape: family.shape };
}
