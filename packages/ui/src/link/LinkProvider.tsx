'use client';

import type { ReactNode } from 'react';
import type { LinkComponent } from './LinkContext.ts';
import { LinkContext } from './LinkContext.ts';

export interface LinkProviderProps {
  /** Renders every link of the kit below; it takes the props of `<a>`. */
  component: LinkComponent;
  children: ReactNode;
}

/** Makes all links of the kit use the app's router: `<LinkProvider component={NextLink}>`. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}
