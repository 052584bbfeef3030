// `pnpm bench` measures page sizes, paints on a slow phone, interactions, the next view, tasks of the main thread, pages
// and the back end. `pnpm bench:api` and `pnpm bench size|paints|interactions|next-view|tasks|pages|scale|peers|scale-out`
// run one part; the last three run by name only. `--write` updates the tables in docs/performance.md and docs/scale.md,
// which explain each figure.
import { parseArgs } from 'node:util';
import { buildShop } from '../scripts/buildShop.ts';
import { exceededBudgets, pageWeights, weightText } from '../scripts/pageWeights.ts';
import { benchApi } from './benchApi.ts';
import { benchInteractions } from './benchInteractions.ts';
import { benchNextView } from './benchNextView.ts';
import { benchPages } from './benchPages.ts';
import { benchPaints } from './benchPaints.ts';
import { benchScale } from './benchScale.ts';
import { benchScaleOut } from './benchScaleOut.ts';
import { benchTasks } from './benchTasks.ts';
import { benchPeers } from './peers/benchPeers.ts';
import { markdownTable, writeSection } from './report.ts';
import { numberOption, runTasks } from './runTasks.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    write: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '3' },
    minutes: { type: 'string', default: '1' },
  },
});
const rounds = numberOption('rounds', values.rounds);
const seconds = numberOption('seconds', values.seconds);
const minutes = numberOption('minutes', values.minutes);

async function benchSize(): Promise<string> {
  await buildShop();
  const weights = pageWeights();
  const exceeded = exceededBudgets(weights);
  if (exceeded.length > 0) throw new Error(exceeded.join('\n'));
  return markdownTable(
    ['First view', 'script', 'files', 'of a customer', 'files', 'style', 'fonts'],
    weights.map(({ page, ...kinds }) => [
      page,
      ...Object.values(kinds).map((weight) => (weight === 0 ? '' : weightText(weight))),
    ]),
  );
}

const bench = (name: string, run: () => Promise<string>, document = 'performance.md') => ({
  name,
  onlyByName: ['scale', 'scale-out', 'peers'].includes(name),
  run: async () => {
    const text = await run();
    if (values.write) writeSection(name, document, text);
    return `\n\n${text}\n`;
  },
});

await runTasks(
  [
    bench('size', benchSize),
    bench('paints', benchPaints),
    bench('interactions', benchInteractions),
    bench('next-view', benchNextView),
    bench('tasks', benchTasks),
    bench('pages', benchPages),
    bench('api', () => benchApi({ rounds, seconds })),
    bench('scale', () => benchScale({ minutes })),
    bench('peers', benchPeers),
    bench('scale-out', () => benchScaleOut({ seconds }), 'scale.md'),
  ],
  positionals,
);
