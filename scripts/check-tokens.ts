// Only tokens may name a colour in the kit and in the shop. Prints each place that does not, and fails.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findRawColours } from './findRawColours.ts';
import { projectRoot } from './projectRoot.ts';

/** Where the tokens themselves are made, and tests and pictures that stand for photographs. */
const exempt =
  /packages[\\/]ui[\\/]src[\\/](tokens[\\/]|styles[\\/](scoped-)?tokens\.css$|brands[\\/]bouwsteen\.css$|testing[\\/])|\.test\.tsx?$/;
const patterns = ['packages/ui/src/**/*.{ts,tsx,css}', 'apps/shop/src/**/*.{ts,tsx,css}'];

const files = globSync(patterns, { cwd: projectRoot }).filter((file) => !exempt.test(file));
const found = files.flatMap((file) =>
  findRawColours(readFileSync(join(projectRoot, file), 'utf8')).map(
    ({ line, text }) => `${file}:${line}  ${text}`,
  ),
);
for (const place of found) console.log(place);
console.log(
  found.length > 0
    ? `${found.length} colours that are no token.`
    : `${files.length} files name colours by token only.`,
);
process.exitCode = found.length > 0 ? 1 : 0;
