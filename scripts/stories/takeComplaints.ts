/** What the page keeps between two calls. */
interface ComplainingWindow {
  complaints?: { readonly list: string[]; readonly console: Partial<Console> };
}

/**
 * What the page complained of since the last call: `console.error`, and errors that nobody caught. The first call
 * begins to listen. Runs in the page, so it may use nothing from outside.
 *
 * @returns one line for each complaint.
 */
export function takeComplaints(): string[] {
  const page = window as ComplainingWindow;
  if (page.complaints) {
    // The test-runner puts a layer of its own around the console for each story; here they come off again.
    Object.assign(console, page.complaints.console);
    return page.complaints.list.splice(0);
  }
  const list: string[] = [];
  const error = console.error.bind(console);
  console.error = (...said: unknown[]) => {
    list.push(`console.error: ${said.join(' ')}`);
    error(...said);
  };
  window.addEventListener('error', ({ message }) => list.push(`Not caught: ${message}`));
  window.addEventListener('unhandledrejection', ({ reason }) => list.push(`Not caught: ${reason}`));
  page.complaints = { list, console: { ...console } };
  return [];
}
