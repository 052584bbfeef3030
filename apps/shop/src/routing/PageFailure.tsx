import { Button, MessageList } from '@magazijn/ui';
import { useEffect } from 'react';

interface PageFailureProps {
  error: unknown;
  onRetry: () => void;
}

/** Stands in a page's place when it could not be fetched or shown. The error itself goes to the console (S15, X08). */
export function PageFailure({ error, onRetry }: PageFailureProps) {
  useEffect(() => {
    console.warn(error);
  }, [error]);

  return (
    <div className="flex max-w-2xl flex-col items-start gap-6 pt-8">
      <title>Dit lukt nu niet – Magazijn</title>
      <h1 className="type-heading text-28 wide:text-40">Dit lukt nu niet</h1>
      <MessageList messages={[{ tone: 'error', text: 'Dit lukt nu niet. Probeer opnieuw.' }]} />
      <Button onClick={onRetry}>Probeer opnieuw</Button>
    </div>
  );
}
