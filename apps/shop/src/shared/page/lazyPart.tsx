import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/**
 * Shows in place of a chunk that failed to load. Browsers do not request it again in the same document, so the button
 * reloads the document.
 */
export function MissingCode() {
  return (
    <p role="alert">
      Dit lukt nu niet.{' '}
      <button type="button" className="underline" onClick={() => void reloadPage()}>
        Probeer opnieuw
      </button>
    </p>
  );
}

/**
 * A part of the page whose code comes when it is first shown, by React's `lazy`: it needs a `Suspense` around it.
 *
 * @param missing stands in its place when the code does not come
 * @example const HeaderLogin = lazyPart(async () => (await import('./HeaderLogin.tsx')).HeaderLogin)
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  missing: ComponentType = MissingCode,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() =>
    load().then(
      (part) => ({ default: part }),
      (error: unknown) => {
        console.warn('A part of the page did not come', error);
        return { default: missing as ComponentType<Props> };
      },
    ),
  );

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
