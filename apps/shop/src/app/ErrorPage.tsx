import { Button } from '@magazijn/ui';
import { useEffect, useEffectEvent } from 'react';
import { useRevalidator, useRouteError } from 'react-router-dom';
import { DocumentTitle } from '../shared/page/PageTitle.tsx';
import { PlainNotice } from '../shared/page/PlainNotice.tsx';
import { reloadOnce, reloadPage } from '../shared/page/reloadOnce.ts';

/** A page's code that is not on the server any more: browsers say so in words of their own, by a TypeError. */
const isCodeGone = (error: unknown): boolean =>
  error instanceof TypeError && /module|import/i.test(error.message);

/**
 * Stands in a page's place when it could not be fetched or shown. Code that a new version of the shop took away comes
 * with the document; everything else is asked for again by the button, and as soon as there is a connection.
 */
export function ErrorPage() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const codeGone = isCodeGone(error);

  useEffect(() => {
    console.warn(error);
  }, [error]);

  useEffect(() => {
    if (codeGone) void reloadOnce();
  }, [codeGone]);

  // A module that did not come is not asked for again within a document.
  const retry = () => (codeGone ? reloadPage() : revalidate());
  const retryOnline = useEffectEvent(() => void retry());
  useEffect(() => {
    const again = () => retryOnline();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);

  return (
    <div className="flex max-w-2xl flex-col items-start gap-6 pt-8">
      <DocumentTitle>Dit lukt nu niet</DocumentTitle>
      <h1 className="type-heading text-28 wide:text-40">Dit lukt nu niet</h1>
      <PlainNotice tone="error">Dit lukt nu niet. Probeer opnieuw.</PlainNotice>
      <Button loading={state !== 'idle'} onClick={() => void retry()}>
        Probeer opnieuw
      </Button>
    </div>
  );
}
