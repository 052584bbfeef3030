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
 * A component that is loaded when it first renders, by React's `lazy`, inside a `Suspense`.
 *
 * @param missing shows in its place when the code fails to load
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
 * Reloads the document, for code that is no longer on the server. It sends a request first: without a response the
 * browser's own error page would replace the shop.
 *
 * @param page `window.location`, except in tests
 * @returns false without a response
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
 * Reloads the document automatically, at most once in ten seconds.
 *
 * @returns false without a response, after a recent reload, or when the storage is blocked
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
  // Without a reload, the next attempt is allowed at once.
  if (!reloaded) window.sessionStorage.removeItem(key);
  return reloaded;
}
