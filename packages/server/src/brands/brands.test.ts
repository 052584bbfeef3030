import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import type { BrandColourName } from './Brand.ts';
import { brands } from './brands.ts';

const kit = new URL('../../../ui/src/', import.meta.url);
const read = (path: string) => readFile(new URL(path, kit), 'utf8');

type Value = { hex: string } | string;
interface Token {
  readonly $value: Value;
  readonly $extensions?: { readonly 'nl.magazijn.dark'?: Value };
}
type Tokens = Readonly<Record<string, Token>>;
const coloursIn = async (path: string): Promise<Tokens> => JSON.parse(await read(path)).color;

test.each([
  ['magazijn', []],
  ['bouwsteen', ['tokens/brands/bouwsteen.json']],
] as const)('every colour of %s equals the kit’s, in the light and the dark scheme', async (id, over) => {
  const sets = await Promise.all(['tokens/tokens.json', ...over].map(coloursIn));
  const tokens: Tokens = Object.assign({}, ...sets);
  const hexOf = (name: string, theme: 'light' | 'dark'): string | undefined => {
    const token = tokens[name];
    const value = (theme === 'dark' ? token?.$extensions?.['nl.magazijn.dark'] : undefined) ?? token?.$value;
    return typeof value === 'string' ? hexOf(value.slice('{color.'.length, -1), theme) : value?.hex;
  };
  const { colours } = brands[id];
  for (const name of Object.keys(colours) as BrandColourName[]) {
    expect(colours[name], name).toEqual({ light: hexOf(name, 'light'), dark: hexOf(name, 'dark') });
  }
});

test.each([
  ['magazijn', 'tokens/tokens.json', 'text'],
  ['bouwsteen', 'tokens/brands/bouwsteen.json', 'heading'],
] as const)('the typeface of %s is that of the kit’s headings', async (id, path, family) => {
  const { text } = JSON.parse(await read(path));
  expect(text.family[family].$value[0]).toBe(brands[id].headingTypeface);
});

test('the wordmark of Magazijn equals the kit’s', async () => {
  const outlines = await read('components/shop/wordmark/wordmarkOutlines.ts');
  const mark = await read('components/shop/wordmark/Wordmark.tsx');
  for (const { fill, d, x } of brands.magazijn.wordmark) {
    expect(fill === 'ink' ? outlines : mark).toContain(d);
    if (x) expect(outlines).toContain(`secondA: ${x}`);
  }
});
