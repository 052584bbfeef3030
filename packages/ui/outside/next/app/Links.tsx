'use client';

import { LinkProvider } from '@magazijn/ui';
import NextLink from 'next/link';
import type { ReactNode } from 'react';

/** A module of the browser's side, since a server component cannot hand a function such as Next's link to it. */
export function Links({ children }: { children: ReactNode }) {
  return <LinkProvider component={NextLink}>{children}</LinkProvider>;
}
