import { readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import type { BrandFile } from '../tokens/BrandFile.ts';
import { brandCss } from '../tokens/brandCss.ts';
import { brandFaults } from '../tokens/brandFaults.ts';
import { brandOver } from '../tokens/brandOver.ts';
import { type ContrastResult, contrastReport } from '../tokens/contrastReport.ts';
import type { TokenFile } from '../tokens/TokenFile.ts';
import tokensJson from '../tokens/tokens.json' with { type: 'json' };

const house: TokenFile = tokensJson;

export interface BrandRequest {
  /** A file in the W3C design tokens format. */
  readonly file: string;
  /** Path of the stylesheet. Default: beside the file, with its name. */
  readonly out?: string | undefined;
  /** Value of `data-brand`. Default: the file's name. */
  readonly name?: string | undefined;
}

/** Makes a brand's stylesheet from its token file if every pair of colours has enough contrast. */
export function makeBrand({ file, out, name = stem(file) }: BrandRequest): {
  written: boolean;
  report: string;
} {
  const refused = (...lines: string[]) => ({ written: false, report: lines.join('\n') });
  if (!/^[a-z][\w-]*$/i.test(name))
    return refused(
      `'${name}' cannot be a brand's name: letters, digits and hyphens only. Give another with --name.`,
    );
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    return refused(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  const faults = brandFaults(content, house);
  if (faults.length > 0)
    return refused(
      ...faults.map((fault) => `${file}: ${fault}`),
      `${count(faults.length, 'fault')}; nothing was written.`,
    );

  const brand = content as BrandFile;
  const results = contrastReport(brandOver(house, brand));
  const tooLow = results.filter(({ ratio, required }) => ratio < required);
  const table = results.map(line);
  if (tooLow.length > 0)
    return refused(
      ...table,
      '',
      ...tooLow.map(
        ({ theme, within, pair, ratio, required, nearest }) =>
          `${theme}${within && `, ${within}`}: ${pair} is ${ratio.toFixed(2)} to 1 and needs ${required}.${nearest ? ` ${nearest} has it.` : ''}`,
      ),
      `${count(tooLow.length, 'pair')} of ${results.length} with too little contrast; nothing was written.`,
    );

  const sheet = out ?? join(dirname(file), `${stem(file)}.css`);
  writeFileSync(sheet, `${shapesOf(brand)}${brandCss(name, brand, house)}`);
  return {
    written: true,
    report: [
      ...table,
      '',
      `${count(results.length, 'pair')}, each with the contrast it needs.`,
      `${sheet} is written: load it after the kit's, and write data-brand="${name}" on the root or on any element.`,
    ].join('\n'),
  };
}

const stem = (file: string) => basename(file, extname(file));
const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

const line = ({ theme, within, pair, ratio, required }: ContrastResult) =>
  [
    ratio < required ? 'too low' : 'ok     ',
    theme.padEnd(5),
    ratio.toFixed(2).padStart(5),
    `(${required})`.padEnd(5),
    within ? `${pair}, within ${within}` : pair,
  ].join('  ');

function shapesOf({ category, line, tag }: BrandFile): string {
  if (!category && !line && !tag) return '';
  return `${readFileSync(new URL('../brands/shapes.css', import.meta.url), 'utf8')}\n`;
}
