import type { Page } from 'playwright-core';

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly args?: { readonly name?: string };
  /** Time on the processor, in microseconds. */
  readonly tdur?: number;
}

/**
 * How long the longest task of the page's main thread took the processor during an act, rendering and layout
 * included, in ms. What other programs take meanwhile does not count.
 */
export async function longestTask(page: Page, act: () => Promise<unknown>): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser of its own.');
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] });
  await act();
  const trace: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString());
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;
  const main = trace.traceEvents
    .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
    .map(threadOf);
  const tasks = trace.traceEvents.filter(
    (event) => event.name === 'RunTask' && event.tdur !== undefined && main.includes(threadOf(event)),
  );
  if (tasks.length === 0) throw new Error('The browser told of no task.');
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}
