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

/** Parses a workflow with GitHub's own parser; returns its template and schema errors. */
async function readWorkflow(name: string, content: string) {
  const { context, value } = parseWorkflow({ name, content }, new NoOperationTraceWriter());
  const template = value && (await convertWorkflowTemplate(context, value));
  return { template, errors: context.errors.getErrors().map((error) => error.message) };
}

async function readCommands(name: string, content: string): Promise<string[]> {
  const { template } = await readWorkflow(name, content);
  const jobs = template?.jobs.filter((job) => job.type === 'job') ?? [];
  return jobs.flatMap((job) =>
    job.steps.flatMap((step) => ('run' in step ? [step.run.toDisplayString()] : [])),
  );
}

describe.each(readdirSync(folder))('the workflow %s', (name) => {
  const content = readFileSync(join(folder, name), 'utf8');

  test('matches the schema of GitHub', async () => {
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
