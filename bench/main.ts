// `pnpm bench` weighs the pages, opens them on a slow phone, and measures acts and the back end; `pnpm bench:api` and
// `pnpm bench size|paints|interactions|invoices` do one alone. `--scale` adds the large shop to the back end's, which takes some
// minutes; `--scale-out` alone presses several processes on one database, for docs/scale.md; `--write` puts the tables
// into docs/performance.md. See there for what each figure means.
import { parseArgs } from 'node:util';
import { benchApi } from './api/benchApi.ts';
import { benchInteractions } from './interactions/benchInteractions.ts';
import { benchInvoices } from './invoices/benchInvoices.ts';
import { benchPaints } from './paints/benchPaints.ts';
import { benchScale } from './scale/benchScale.ts';
import { benchScaleOut } from './scale-out/benchScaleOut.ts';
import { benchSize } from './size/benchSize.ts';
import { writeSection } from './writeSection.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    scale: { type: 'boolean', default: false },
    'scale-out': { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '3' },
    minutes: { type: 'string', default: '1' },
  },
});

/** @throws Error for anything but a number above zero. */
function numberOf(name: 'rounds' | 'seconds' | 'minutes'): number {
  const value = Number(values[name]);
  if (!(value > 0 && value <= 600)) throw new Error(`--${name} takes a number from 1 to 600.`);
  return value;
}

async function report(section: string, text: string, document?: string): Promise<void> {
  console.log(`\n${text}\n`);
  if (values.write) await writeSection(section, text, document);
}

const benches: Readonly<Record<string, () => Promise<string>>> = {
  size: benchSize,
  paints: benchPaints,
  interactions: benchInteractions,
  invoices: () => benchInvoices({ rounds: numberOf('rounds') }),
  api: () => benchApi({ rounds: numberOf('rounds'), seconds: numberOf('seconds') }),
};

const [only] = positionals;
if (only !== undefined && !Object.hasOwn(benches, only))
  throw new Error(`There is no bench ${only}: leave it out, or say ${Object.keys(benches).join(', ')}.`);
for (const [name, bench] of Object.entries(benches)) {
  if ((only === undefined && !values['scale-out']) || only === name) await report(name, await bench());
}
if (values.scale) await report('scale', await benchScale({ minutes: numberOf('minutes') }));
if (values['scale-out'])
  await report('scale-out', await benchScaleOut({ seconds: numberOf('seconds') }), 'scale.md');
