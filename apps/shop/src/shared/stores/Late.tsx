import { type ReactNode, Suspense } from 'react';
import { useTakenOver } from './StoresProvider.tsx';

interface LateProps {
  /** In the first HTML, and until the code is loaded. @default nothing */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * A `Suspense` around a part that a document for customers shows from the start. The server does not render it. The
 * boundary is added after the takeover, which would otherwise wait for the code of the part (ADR 86).
 */
export function Late({ fallback = null, children }: LateProps) {
  return useTakenOver() ? <Suspense fallback={fallback}>{children}</Suspense> : fallback;
}
