import type { Page } from 'playwright-core';
import { mainThreadTasks } from '../../tools/testing/mainThreadTasks.ts';

/** The processor time of the longest task of the page's main thread during `act`, in ms. */
export async function longestTask(page: Page, act: () => Promise<unknown>): Promise<number> {
  const [longest] = await mainThreadTasks(page, act);
  return longest?.ms ?? 0;
}
