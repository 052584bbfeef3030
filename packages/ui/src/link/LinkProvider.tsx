'use client';

import type { ReactNode } from 'react';
import type { LinkComponent } from './LinkContext.ts';
import { LinkContext } from './LinkContext.ts';

/** Props of {@link LinkProvider}. */
export interface LinkProviderProps {
  /** Renders every link of the kit below; it takes the props of `<a>`. */
  component: LinkComponent;
  children: ReactNode;
}

/**
 * Makes all links of the kit use the app's router.
 *
 * @example
 * // Next: its link takes the props of `<a>` as they are. In a module with 'use client' of your own.
 * <LinkProvider component={NextLink}>…</LinkProvider>
 * // React Router:
 * const RouterLink = ({ href, ...props }: LinkComponentProps) => <RouteLink to={href} {...props} />;
 * <LinkProvider component={RouterLink}>…</LinkProvider>
 */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}
