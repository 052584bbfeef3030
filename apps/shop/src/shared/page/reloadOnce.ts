const key = 'magazijn.reloaded';
const intervalMs = 10_000;

/**
 * Loads the document again, for code that is no longer on the server; the address is already right. Asks the server
 * first: without an answer there would be the browser's own page of failure in the shop's place.
 *
 * @param page `window.location`, but for tests
 * @returns false when there is no answer
 */
export async function reloadPage(
  page: Pick<Location, 'href' | 'reload'> = window.location,
): Promise<boolean> {
  const answers = await fetch(page.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (answers) page.reload();
  return answers;
}

/**
 * The same by itself, and not twice in ten seconds.
 *
 * @returns false when there is no answer, or that was done just before, or cannot be remembered
 */
export async function reloadOnce(
  page: Pick<Location, 'href' | 'reload'> = window.location,
): Promise<boolean> {
  try {
    const last = Number(window.sessionStorage.getItem(key));
    if (Date.now() - last < intervalMs) return false;
    window.sessionStorage.setItem(key, String(Date.now()));
  } catch {
    return false;
  }
  const reloaded = await reloadPage(page);
  // What was not done may be done as soon as there is an answer.
  if (!reloaded) window.sessionStorage.removeItem(key);
  return reloaded;
}
