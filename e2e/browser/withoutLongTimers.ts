import type { Page } from '@playwright/test';

/**
 * Takes the timers of a second and more from the pages that a tab opens from here on. What they do within a second they
 * still do, however slow the machine is; what they would only find out by looking now and then, they never do.
 */
export const withoutLongTimers = (tab: Page): Promise<unknown> =>
  tab.addInitScript(() => {
    for (const name of ['setTimeout', 'setInterval'] as const) {
      const start = window[name];
      Reflect.set(window, name, (act: TimerHandler, delay = 0, ...rest: unknown[]) =>
        delay < 1_000 ? Reflect.apply(start, window, [act, delay, ...rest]) : 0,
      );
    }
  });
