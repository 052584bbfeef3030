// Prints each line of kit and shop with a colour that is not a token, and fails if there is one.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './projectRoot.ts';

/** Definitions of tokens, tests, and sample pictures. */
const exempt =
  /packages[\\/]ui[\\/]src[\\/](tokens[\\/]|styles[\\/](scoped-)?tokens\.css$|brands[\\/]bouwsteen\.css$|testing[\\/])|\.test\.tsx?$/;
const patterns = ['packages/ui/src/**/*.{ts,tsx,css}', 'apps/shop/src/**/*.{ts,tsx,css}'];

const hex = /(?<![\w&/-])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b/i;
/** A literal colour. One computed from a token is allowed. */
const colourFunction =
  /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(\s*(?:from\s(?!var\(--mz-)|[\d.]|display-p3|srgb)/i;
const hues =
  'slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose';
const properties =
  'bg|text|border|outline|ring|fill|stroke|decoration|accent|caret|shadow|divide|placeholder|from|via|to';
const paletteClass = new RegExp(
  String.raw`\b(?:${properties})(?:-[trblxyse])?-(?:(?:${hues})-\d{2,3}|white|black)\b`,
);
const isRaw = (line: string) => [hex, colourFunction, paletteClass].some((pattern) => pattern.test(line));

const files = globSync(patterns, { cwd: projectRoot }).filter((file) => !exempt.test(file));
const found = files.flatMap((file) =>
  readFileSync(join(projectRoot, file), 'utf8')
    .split('\n')
    .flatMap((line, index) => (isRaw(line) ? [`${file}:${index + 1}  ${line.trim()}`] : [])),
);
for (const place of found) console.log(place);
console.log(`${files.length} files, ${found.length} colours that are not tokens.`);
process.exitCode = found.length > 0 ? 1 : 0;
