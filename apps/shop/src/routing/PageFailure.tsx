import { Button } from '@magazijn/ui';
import { useEffect } from 'react';
import { DocumentTitle } from '../layout/DocumentTitle.tsx';
import { PlainNotice } from '../layout/PlainNotice.tsx';

interface PageFailureProps {
  error: unknown;
  onRetry: () => void;
}

/** Stands in a page's place when it could not be fetched or shown. The error itself goes to the console (S15, X08). */
export function PageFailure({ error, onRetry }: PageFailureProps) {
  useEffect(() => {
    console.warn(error);
  }, [error]);

  // What failed for want of a connection is tried again as soon as there is one.
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);

  return (
    <div className="flex max-w-2xl flex-col items-start gap-6 pt-8">
      <DocumentTitle>Dit lukt nu niet</DocumentTitle>
      <h1 className="type-heading text-28 wide:text-40">Dit lukt nu niet</h1>
      <PlainNotice tone="error">Dit lukt nu niet. Probeer opnieuw.</PlainNotice>
      <Button onClick={onRetry}>Probeer opnieuw</Button>
    </div>
  );
}
