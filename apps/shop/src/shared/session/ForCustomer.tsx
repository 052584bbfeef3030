import { Fragment, type ReactNode } from 'react';
import type { Customer } from '../stores/SessionStore.ts';
import { useOptionalCustomer } from '../stores/StoresProvider.tsx';
import { useSession } from './useSession.ts';

interface ForCustomerProps {
  /** What the server renders, and what shows until the browser knows who looks and has a customer's code: a skeleton. */
  fallback: ReactNode;
  children: (customer: Customer) => ReactNode;
}

/**
 * The part of a guarded page that lives on what this browser keeps: cart, draft, pending order.
 * Another customer gets another one, so nothing of the former is left on the screen.
 */
export function ForCustomer({ fallback, children }: ForCustomerProps) {
  const { viewer } = useSession();
  const features = useOptionalCustomer();
  if (viewer.kind === 'anonymous' || !features) return fallback;
  return <Fragment key={viewer.customerNumber}>{children(viewer)}</Fragment>;
}
