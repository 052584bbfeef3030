const key = 'magazijn.reloaded';
const pause = 10_000;

/**
 * Loads the document again for code that is no longer on the server; the address is already right. Asks the server
 * first: without an answer there would be the browser's own page of failure in the shop's place.
 *
 * @param page `window.location`, but for tests
 * @returns false when there is no answer, or that was done less than ten seconds ago, or cannot be remembered
 */
export async function reloadOnce(
  page: Pick<Location, 'href' | 'reload'> = window.location,
): Promise<boolean> {
  try {
    const last = Number(window.sessionStorage.getItem(key));
    if (Date.now() - last < pause) return false;
    const { ok } = await fetch(page.href, { method: 'HEAD', cache: 'no-store' });
    if (!ok) return false;
    window.sessionStorage.setItem(key, String(Date.now()));
  } catch {
    return false;
  }
  page.reload();
  return true;
}
