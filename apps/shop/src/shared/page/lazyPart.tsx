import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { reloadPage } from './reloadOnce.ts';

/**
 * Stands in the place of code that did not come. Browsers remember that for as long as the document lives, so the button
 * loads the document again.
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
