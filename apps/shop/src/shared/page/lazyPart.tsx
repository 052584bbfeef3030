import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** Shows in place of a chunk that failed to load; browsers request it again only after a reload. */
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

/** A component that loads when it first renders, in a `Suspense`; `missing` shows when its code fails. */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  missing: ComponentType = MissingCode,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() =>
    load().then(
      (part) => ({ default: part }),
      (error: unknown) => {
        console.warn('Code failed to load', error);
        return { default: missing as ComponentType<Props> };
      },
    ),
  );

const key = 'magazijn.reloaded';
const intervalMs = 10_000;

/** Reloads the document for missing code; false, without reloading, when the server does not respond. */
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

/** Reloads at most once in ten seconds; false without a response or storage, or after a recent reload. */
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
