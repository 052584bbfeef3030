import type { Page } from 'playwright-core';

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly args?: { readonly name?: string };
  /** Processor time in microseconds. */
  readonly tdur?: number;
}

/**
 * The processor time of the longest task of the page's main thread during `act`, in ms, rendering and layout included.
 * Time of other programs does not count.
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
  if (tasks.length === 0) throw new Error('The trace has no task.');
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}
