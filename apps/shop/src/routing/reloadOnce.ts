const key = 'magazijn.reloaded';
const pause = 10_000;

/**
 * Loads the document again for code that is no longer on the server; the address is already right.
 *
 * @returns false when that was tried less than ten seconds ago, or cannot be remembered: then it is no use
 */
export function reloadOnce(): boolean {
  try {
    const last = Number(window.sessionStorage.getItem(key));
    if (Date.now() - last < pause) return false;
    window.sessionStorage.setItem(key, String(Date.now()));
  } catch {
    return false;
  }
  window.location.reload();
  return true;
}
