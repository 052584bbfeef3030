#!/usr/bin/env node
/** The command of the package: `npx @magazijn/ui brand my-brand.json`. */
import { parseArgs } from 'node:util';
import { makeBrand } from './makeBrand.ts';

const usage = `Usage: npx @magazijn/ui brand <file.json> [--out <file.css>] [--name <name>]

Makes a brand's style sheet out of a file in the W3C design tokens format, and reports the contrast of its colours.
Ends with 1 when the file is wrong or a pair of colours has too little contrast.`;

function run(): number {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { out: { type: 'string' }, name: { type: 'string' }, help: { type: 'boolean' } },
  });
  const [command, file] = positionals;
  if (values.help || command !== 'brand' || file === undefined || positionals.length > 2) {
    console.log(usage);
    return values.help ? 0 : 1;
  }
  const { written, report } = makeBrand({ file, out: values.out, name: values.name });
  console.log(report);
  return written ? 0 : 1;
}

try {
  process.exitCode = run();
} catch (error) {
  console.log(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  process.exitCode = 1;
}
