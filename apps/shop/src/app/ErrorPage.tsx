import { Button } from '@magazijn/ui';
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { useRevalidator, useRouteError } from 'react-router-dom';
import { failureReferenceOf } from '../shared/page/failureReference.ts';
import { reloadOnce, reloadPage } from '../shared/page/lazyPart.tsx';
import { DocumentTitle } from '../shared/page/PageTitle.tsx';

/** A page's code that is not on the server any more: browsers say so in words of their own, by a TypeError. */
const isCodeGone = (error: unknown): boolean =>
  error instanceof TypeError && /module|import/i.test(error.message);

/**
 * The empty shelf is no part of a first view. It is asked for as soon as that is there, since it does not come any more
 * when the connection is gone; where it has not come, the button stands alone.
 */
const loadDeadEnd = async () => ({
  default: await import('./FailureDeadEnd.tsx').then(
    (module) => module.FailureDeadEnd,
    () => (props: { action: ReactNode }) => props.action,
  ),
});
const FailureDeadEnd = lazy(loadDeadEnd);
globalThis.window?.addEventListener('load', () => void loadDeadEnd());

/**
 * Stands in a page's place when it could not be fetched or shown. Code that a new version of the shop took away comes
 * with the document; everything else is asked for again by the button, and as soon as there is a connection.
 */
export function ErrorPage() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const codeGone = isCodeGone(error);
  const reference = failureReferenceOf(error);

  useEffect(() => {
    console.warn(error);
  }, [error]);

  useEffect(() => {
    if (codeGone) void reloadOnce();
  }, [codeGone]);

  const asked = useRef<Promise<void>>(undefined);
  const retry = () => {
    // A module that did not come is not asked for again within a document.
    if (codeGone) void reloadPage();
    else asked.current = revalidate();
  };
  const retryShown = useEffectEvent(retry);
  useEffect(() => {
    let shown = true;
    // What is under way may have been asked for without a connection, and fails yet: its end is waited for.
    const retryOnline = () =>
      void Promise.resolve(asked.current).then(() => {
        if (shown) retryShown();
      });
    window.addEventListener('online', retryOnline);
    return () => {
      shown = false;
      window.removeEventListener('online', retryOnline);
    };
  }, []);

  const action = (
    <Button tone="primary" loading={state !== 'idle'} onClick={retry}>
      Probeer opnieuw
    </Button>
  );
  return (
    <>
      <DocumentTitle>Dit lukt nu niet</DocumentTitle>
      <div role="alert" className="py-8">
        <h1 className="type-heading text-28 wide:text-40">Dit lukt nu niet. Probeer opnieuw.</h1>
        {reference !== null && <p className="pt-4">{reference}</p>}
      </div>
      <Suspense fallback={action}>
        <FailureDeadEnd action={action} />
      </Suspense>
    </>
  );
}
