import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildShop } from '../../scripts/buildShop.ts';
import { buildStorybook } from '../../scripts/buildStorybook.ts';
import { kitRoot } from '../../scripts/kit/kitModules.ts';
import { type MatrixPlan, matrixPlan, type StoryEntry } from '../../scripts/pictures/matrixPlan.ts';
import { type ScreenPlan, screenPlan } from '../../scripts/pictures/screenPlan.ts';
import { projectRoot } from '../../scripts/projectRoot.ts';
import { serveFolder } from '../../scripts/serveFolder.ts';
import { unpackChromium } from '../../testing/unpackChromium.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the built Storybook, without a closing slash. */
    storybook: string;
    matrices: MatrixPlan[];
    screens: ScreenPlan[];
  }
}

/** The built Storybook, served, the shop, built, and what there is to take pictures of. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildStorybook();
  await buildShop();
  if (!process.env.CHROMIUM_PATH) await unpackChromium();
  const folder = join(projectRoot, 'storybook-static');
  const index: { entries: Record<string, StoryEntry> } = JSON.parse(
    readFileSync(join(folder, 'index.json'), 'utf8'),
  );
  const entries = Object.values(index.entries);
  project.provide('matrices', matrixPlan(entries, kitRoot));
  project.provide('screens', screenPlan(entries));
  const { url, close } = await serveFolder(folder);
  project.provide('storybook', url);
  return close;
}
