import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildOnce } from './buildOnce.ts';
import { projectRoot } from './projectRoot.ts';
import { runCommand } from './runCommand.ts';

/** Sample data of stories. Builds skip folders named `testing`, so that its files are listed. */
const samples = 'packages/ui/src/testing';

const kinds = {
  /** The published Storybook: stories and documentation. */
  whole: { folder: 'storybook-static', flags: [] },
  /** The stories without documentation, for the default run: built in a third of the time. */
  stories: { folder: '.cache/storybook', flags: ['--test'] },
} as const;

async function build({ folder, flags }: (typeof kinds)[keyof typeof kinds]): Promise<void> {
  const tool = join(projectRoot, 'node_modules', '.bin', 'storybook');
  const command = [
    tool,
    'build',
    '--quiet',
    '--disable-telemetry',
    '--output-dir',
    folder,
    ...flags,
  ] as const;
  const { code, output } = await runCommand(command, {
    cwd: projectRoot,
    // A test runner sets 'test', for which React would be built with its checks for developers.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (code !== 0) throw new Error(`${output}\nStorybook could not be built (see above).`);
}

/**
 * Builds Storybook, unless it was built from the same files.
 *
 * @param kind `stories` leaves out the documentation
 * @returns the folder of the built Storybook
 * @throws Error with the build's output
 */
export async function buildStorybook(kind: keyof typeof kinds): Promise<string> {
  const { folder } = kinds[kind];
  await buildOnce({
    stamp: `${folder}/.built-from`,
    inputs: [
      'packages/ui',
      ...readdirSync(join(projectRoot, samples)).map((name) => join(samples, name)),
      '.storybook',
      // Shown by the pages on browsers and versions.
      'docs/kit',
      '.changeset',
      'tools/scripts/stories',
      'pnpm-lock.yaml',
      'tsconfig.base.json',
    ],
    skip: /packages[\\/]ui[\\/](outside|scripts)$/,
    build: () => build(kinds[kind]),
  });
  return join(projectRoot, folder);
}
