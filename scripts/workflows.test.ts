import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';
import { describe, expect, test } from 'vitest';
import { pnpm } from './artefacts/pnpm.ts';
import { projectRoot } from './projectRoot.ts';

const folder = join(projectRoot, '.github', 'workflows');
const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync(join(projectRoot, 'package.json'), 'utf8'),
);

/** A workflow as GitHub's own parser reads it, and what that finds wrong by its schema. */
async function readWorkflow(name: string, content: string) {
  const { context, value } = parseWorkflow({ name, content }, new NoOperationTraceWriter());
  const template = value && (await convertWorkflowTemplate(context, value));
  return { template, errors: context.errors.getErrors().map((error) => error.message) };
}

/** What the steps of a workflow's jobs run. */
async function readCommands(name: string, content: string): Promise<string[]> {
  const { template } = await readWorkflow(name, content);
  const jobs = template?.jobs.filter((job) => job.type === 'job') ?? [];
  return jobs.flatMap((job) =>
    job.steps.flatMap((step) => ('run' in step ? [step.run.toDisplayString()] : [])),
  );
}

describe.each(readdirSync(folder))('the workflow %s', (name) => {
  const content = readFileSync(join(folder, name), 'utf8');

  test('is one that GitHub accepts', async () => {
    expect((await readWorkflow(name, content)).errors).toEqual([]);
  });

  test('runs scripts of package.json only, with the pnpm of boot.mjs', async () => {
    const commands = await readCommands(name, content);
    expect(commands).not.toEqual([]);
    const unknown = commands.filter((command) => {
      const script = /^(?:\$\{\{ format\(')?npm (?:run )?([\w:]+)/.exec(command)?.[1];
      return script === undefined
        ? command !== `npx --yes ${pnpm} install --frozen-lockfile`
        : !(script in scripts);
    });
    expect(unknown).toEqual([]);
  });
});

test.each([
  ['an unknown key', 'runs-on', 'run-on'],
  ['an unknown name in an expression', 'matrix.shard }}/4', 'matrx.shard }}/4'],
  ['a schedule that never comes', '17 1 * * *', '17 99 * *'],
])('%s is found', async (_what, right, wrong) => {
  const content = readFileSync(join(folder, 'full.yml'), 'utf8');
  expect(content).toContain(right);
  expect((await readWorkflow('full.yml', content.replace(right, wrong))).errors).not.toEqual([]);
});
