/** What the page keeps between two calls. */
interface CollectingWindow {
  errors?: { readonly list: string[]; readonly console: Partial<Console>; lateMeasures: number };
}

/**
 * `console.error` of the page since the last call, and errors that nobody caught. The first call begins to listen. That
 * something is measured a frame later is no error, although the browser tells it as one (Resize Observer, 'Deliver Resize
 * Loop Error'); a loop without an end tells it in every frame. Runs in the page, so it may use nothing from outside.
 *
 * @returns one line for each.
 */
export function collectConsoleErrors(): string[] {
  const page = window as CollectingWindow;
  if (page.errors) {
    // The test-runner puts a layer of its own around the console for each story; here they come off again.
    Object.assign(console, page.errors.console);
    page.errors.lateMeasures = 0;
    return page.errors.list.splice(0);
  }
  const list: string[] = [];
  const error = console.error.bind(console);
  console.error = (...said: unknown[]) => {
    list.push(`console.error: ${said.join(' ')}`);
    error(...said);
  };
  window.addEventListener('error', ({ message }) => {
    if (page.errors && message.startsWith('ResizeObserver loop')) {
      page.errors.lateMeasures += 1;
      // Told once, however long it goes on.
      if (page.errors.lateMeasures !== 10) return;
    }
    list.push(`Not caught: ${message}`);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => list.push(`Not caught: ${reason}`));
  page.errors = { list, console: { ...console }, lateMeasures: 0 };
  return [];
}
