import { type ReactNode, Suspense } from 'react';
import { useTakenOver } from './StoresProvider.tsx';

interface LateProps {
  /** In the first HTML, and until the code is loaded. @default nothing */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * A `Suspense` around a part that a document for customers shows from the start. The server does not render it, and the
 * boundary comes with the takeover, which would wait for the code within a shown one (ADR 86).
 */
export function Late({ fallback = null, children }: LateProps) {
  return useTakenOver() ? <Suspense fallback={fallback}>{children}</Suspense> : fallback;
}
