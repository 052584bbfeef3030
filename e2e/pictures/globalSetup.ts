import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildStorybook } from '../../tools/scripts/buildStorybook.ts';
import { kitRoot } from '../../tools/scripts/kit/kitModules.ts';
import { type MatrixPlan, matrixPlan, type StoryEntry } from '../../tools/scripts/pictures/matrixPlan.ts';
import { type ScreenPlan, screenPlan } from '../../tools/scripts/pictures/screenPlan.ts';
import { projectRoot } from '../../tools/scripts/projectRoot.ts';
import { serveFolder } from '../../tools/scripts/serveFolder.ts';
import { unpackChromium } from '../../tools/testing/unpackChromium.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The URL of the built Storybook, without a closing slash. */
    storybook: string;
    matrices: MatrixPlan[];
    screens: ScreenPlan[];
  }
}

const cache = join(projectRoot, '.cache');
/** Each kind of picture is counted separately; see pictureCheck.ts. */
const countFiles = () => globSync('pictures/*/count', { cwd: cache }).map((file) => join(cache, file));

/** How many pictures were compared, for the budgets of the run. */
function writeCount(): void {
  const pictures = countFiles().reduce((sum, file) => sum + Number(readFileSync(file, 'utf8')), 0);
  mkdirSync(join(cache, 'reports'), { recursive: true });
  writeFileSync(join(cache, 'reports', 'pictures-count.json'), JSON.stringify({ pictures }));
}

/** Serves the built Storybook and plans the pictures. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await buildStorybook(process.env.DEFAULT_RUN === '1' ? 'stories' : 'whole');
  for (const file of countFiles()) rmSync(file);
  if (!process.env.CHROMIUM_PATH) await unpackChromium();
  const index: { entries: Record<string, StoryEntry> } = JSON.parse(
    readFileSync(join(folder, 'index.json'), 'utf8'),
  );
  const entries = Object.values(index.entries);
  project.provide('matrices', matrixPlan(entries, kitRoot));
  project.provide('screens', screenPlan(entries));
  const { url, close } = await serveFolder(folder);
  project.provide('storybook', url);
  return async () => {
    writeCount();
    await close();
  };
}
