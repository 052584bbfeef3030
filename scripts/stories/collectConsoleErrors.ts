/** What the page keeps between two calls. */
interface CollectingWindow {
  errors?: { readonly list: string[]; readonly console: Partial<Console> };
}

/**
 * `console.error` of the page since the last call, and errors that nobody caught. The first call
 * begins to listen. Runs in the page, so it may use nothing from outside.
 *
 * @returns one line for each.
 */
export function collectConsoleErrors(): string[] {
  const page = window as CollectingWindow;
  if (page.errors) {
    // The test-runner puts a layer of its own around the console for each story; here they come off again.
    Object.assign(console, page.errors.console);
    return page.errors.list.splice(0);
  }
  const list: string[] = [];
  const error = console.error.bind(console);
  console.error = (...said: unknown[]) => {
    list.push(`console.error: ${said.join(' ')}`);
    error(...said);
  };
  window.addEventListener('error', ({ message }) => list.push(`Not caught: ${message}`));
  window.addEventListener('unhandledrejection', ({ reason }) => list.push(`Not caught: ${reason}`));
  page.errors = { list, console: { ...console } };
  return [];
}
