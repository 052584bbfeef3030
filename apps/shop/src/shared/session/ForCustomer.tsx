import type { Permission } from '@magazijn/domain/people';
import { Fragment, type ReactNode } from 'react';
import { type Customer, personOf } from '../stores/SessionStore.ts';
import { useOptionalCustomer } from '../stores/StoresProvider.tsx';
import { useSession } from './useSession.ts';

interface ForCustomerProps {
  /** What the page needs, as in its route. @default 'shop' */
  permission?: Permission;
  /** A visitor's document has it, and it shows until the customer features are loaded. */
  fallback: ReactNode;
  children: (customer: Customer) => ReactNode;
}

/** The part of a page that needs a customer; remounts for another person, to show none of it. */
export function ForCustomer({ permission = 'shop', fallback, children }: ForCustomerProps) {
  const { viewer } = useSession();
  const features = useOptionalCustomer(permission);
  if (viewer.kind === 'anonymous' || !features) return fallback;
  return <Fragment key={personOf(viewer)}>{children(viewer)}</Fragment>;
}
