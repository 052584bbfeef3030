import type { Page } from '@playwright/test';

/** Disables timers of a second and more in pages opened from now on, so that a test fails if they rely on polling. */
export const withoutLongTimers = (tab: Page): Promise<unknown> =>
  tab.addInitScript(() => {
    for (const name of ['setTimeout', 'setInterval'] as const) {
      const start = window[name];
      Reflect.set(window, name, (act: TimerHandler, delay = 0, ...rest: unknown[]) =>
        delay < 1_000 ? Reflect.apply(start, window, [act, delay, ...rest]) : 0,
      );
    }
  });
