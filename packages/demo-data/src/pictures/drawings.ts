import { readdirSync, readFileSync } from 'node:fs';
import { dataFile } from '../dataFiles.ts';
import { mixColors, readableOn } from './colours.ts';
import { readSvg, type SvgNode } from './readSvg.ts';

export const drawingNames = (folder: string): readonly string[] =>
  readdirSync(dataFile(folder)).map((file) => file.replace('.svg', ''));

const known = new Map<string, SvgNode>();

/** Reads a drawing of `data/` once: 'shapes/bib'. @throws when there is none */
export function readDrawing(path: string): SvgNode {
  const drawing =
    known.get(path) ?? readSvg(readFileSync(dataFile(`${path}.svg`), 'utf8').replace(/^<\?.*\?>/, ''));
  known.set(path, drawing);
  return drawing;
}

/** The colours of a drawing's variables: `base` for `var(--base)`. */
export type Colours = Readonly<Record<string, string>>;

const functions = /color-mix\(in srgb, (#\w{6}), (#\w{6}) ([\d.]+)%\)|readable\((#\w{6}), (#\w{6})\)/g;

/**
 * Replaces the colours in an attribute by sRGB hex: `var(--base)`, `color-mix(in srgb, var(--base), #2a2548 20%)`, and
 * `readable(var(--base), var(--dark))`, which is {@link readableOn}.
 *
 * @throws for an unknown variable
 */
export function inColours(value: string, colours: Colours): string {
  let text = value.replaceAll(/var\(--(\w+)\)/g, (_, name: string) => {
    const colour = colours[name];
    if (colour === undefined) throw new Error(`Unknown colour --${name} in ${value}`);
    return colour;
  });
  // A function may have another one as its argument.
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replaceAll(functions, (_, from, to, percentage, ground, dark) =>
      ground === undefined ? mixColors(from, to, Number(percentage) / 100) : readableOn(ground, dark),
    );
  }
  return text;
}

/** The text of an element around the text of its content. */
export function drawElement(
  { name, attributes }: Omit<SvgNode, 'children'>,
  colours: Colours,
  content: string,
) {
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${inColours(value, colours)}"`);
  return content === '' ? `<${name}${list.join('')}/>` : `<${name}${list.join('')}>${content}</${name}>`;
}
