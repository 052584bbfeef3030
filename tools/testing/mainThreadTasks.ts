import type { Page } from 'playwright-core';

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Begin and duration in microseconds. */
  readonly ts: number;
  readonly dur?: number;
  /** Processor time in microseconds. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** A task of the page's main thread. */
export interface MainThreadTask {
  /** Its processor time in milliseconds, rendering and layout included. Time of other programs does not count. */
  readonly ms: number;
  /** The longest kind of work in it, by the trace's name: 'Layout', 'v8.evaluateModule', 'FunctionCall'. */
  readonly work: string;
}

/** The last two have the kinds of work. */
const categories = ['toplevel', 'disabled-by-default-devtools.timeline', 'devtools.timeline', 'v8'];

/** Kinds of work that a trace names inside a task. */
const works = /^(v8\.(compile|compileModule|evaluateModule)|FunctionCall|Layout|ParseHTML|EvaluateScript)$/;

/** The tasks of the page's main thread during `act`, longest first. */
export async function mainThreadTasks(page: Page, act: () => Promise<unknown>): Promise<MainThreadTask[]> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser of its own.');
  await browser.startTracing(page, { categories: [...categories] });
  await act();
  const trace: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString());
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;
  const main = trace.traceEvents
    .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
    .map(threadOf);
  const events = trace.traceEvents.filter(
    (event) => event.tdur !== undefined && main.includes(threadOf(event)),
  );
  const tasks = events.filter(({ name }) => name === 'RunTask');
  if (tasks.length === 0) throw new Error('The trace has no task.');
  const named = events.filter(({ name }) => works.test(name));
  const workIn = (task: TraceEvent) =>
    named
      .filter(
        (event) =>
          threadOf(event) === threadOf(task) && event.ts >= task.ts && event.ts < task.ts + (task.dur ?? 0),
      )
      .toSorted(longestFirst)[0]?.name ?? 'other';
  return tasks.toSorted(longestFirst).map((task) => ({ ms: (task.tdur ?? 0) / 1000, work: workIn(task) }));
}

const longestFirst = (a: TraceEvent, b: TraceEvent): number => (b.tdur ?? 0) - (a.tdur ?? 0);
