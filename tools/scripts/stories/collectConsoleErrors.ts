/** State on the page between calls. */
interface CollectingWindow {
  errors?: { readonly list: string[]; readonly console: Partial<Console>; lateMeasures: number };
}

/**
 * Returns `console.error` messages and uncaught errors since the last call; the first call starts collecting. A
 * ResizeObserver that needs another frame reports a loop error, which counts only if it goes on. Runs in the page, so
 * it uses nothing from this module.
 */
export function collectConsoleErrors(): string[] {
  const page = window as CollectingWindow;
  if (page.errors) {
    // Removes the wrapper that the test-runner adds around the console for each story.
    Object.assign(console, page.errors.console);
    page.errors.lateMeasures = 0;
    return page.errors.list.splice(0);
  }
  const list: string[] = [];
  const error = console.error.bind(console);
  console.error = (...values: unknown[]) => {
    list.push(`console.error: ${values.join(' ')}`);
    error(...values);
  };
  window.addEventListener('error', ({ message }) => {
    if (page.errors && message.startsWith('ResizeObserver loop')) {
      page.errors.lateMeasures += 1;
      // Reported once, after ten frames.
      if (page.errors.lateMeasures !== 10) return;
    }
    list.push(`Not caught: ${message}`);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => list.push(`Not caught: ${reason}`));
  page.errors = { list, console: { ...console }, lateMeasures: 0 };
  return [];
}
