import { Button } from '@magazijn/ui';
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { useRevalidator, useRouteError } from 'react-router-dom';
import { failureReferenceOf } from '../shared/page/failureReference.ts';
import { reloadOnce, reloadPage } from '../shared/page/lazyPart.tsx';
import { DocumentTitle } from '../shared/page/PageTitle.tsx';

/** A chunk that is no longer on the server: browsers throw a TypeError, each with its own message. */
const isCodeGone = (error: unknown): boolean =>
  error instanceof TypeError && /module|import/i.test(error.message);

/** Loaded after the first view, since it cannot be loaded offline; until then only the button shows. */
const loadDeadEnd = async () => ({
  default: await import('./FailureDeadEnd.tsx').then(
    (module) => module.FailureDeadEnd,
    () => (props: { action: ReactNode }) => props.action,
  ),
});
const FailureDeadEnd = lazy(loadDeadEnd);
globalThis.window?.addEventListener('load', () => void loadDeadEnd());

/** Milliseconds before each retry after the connection returned: the first requests may still fail. */
const onlineDelaysMs = [0, 2_000, 5_000] as const;

/** Shows for a failed page: reloads for a missing chunk; else a button or a restored connection retries. */
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
  const retry = async (): Promise<void> => {
    // A browser does not request a failed module again in the same document.
    if (codeGone) {
      await reloadPage();
      return;
    }
    asked.current = revalidate();
    await asked.current;
  };
  const retryShown = useEffectEvent(retry);
  useEffect(() => {
    let shown = true;
    // A pending retry may have started offline: retry after it has failed.
    const retryOnline = async () => {
      await asked.current;
      for (const delayMs of onlineDelaysMs) {
        await new Promise((resolve) => setTimeout(resolve, delayMs));
        if (!shown) return;
        await retryShown();
      }
    };
    const onOnline = () => void retryOnline();
    window.addEventListener('online', onOnline);
    return () => {
      shown = false;
      window.removeEventListener('online', onOnline);
    };
  }, []);

  const action = (
    <Button tone="primary" loading={state !== 'idle'} onClick={() => void retry()}>
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
