// `pnpm chart`: lints the Helm chart and renders it with its default values to deploy/kubernetes, for users without
// Helm and for the tests. Needs `helm` 3 in the PATH.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chartHash, renderedChart } from './chartHash.ts';
import { projectRoot } from './projectRoot.ts';
import { runCommand } from './runCommand.ts';

const chart = join(projectRoot, 'deploy', 'helm');

async function helm(...args: string[]): Promise<string> {
  const { code, output } = await runCommand(['helm', ...args]);
  if (code === 0) return output;
  console.error(output);
  process.exit(1);
}

console.log(await helm('lint', '--strict', chart));
const documents = await helm('template', 'magazijn', chart, '--namespace', 'magazijn');
writeFileSync(
  join(projectRoot, renderedChart),
  [
    '# What the chart of deploy/helm renders with its own values: made by `pnpm chart`, not by hand.',
    `# Of the chart ${chartHash()}`,
    documents,
  ].join('\n'),
);
console.log(`Wrote ${renderedChart}.`);
