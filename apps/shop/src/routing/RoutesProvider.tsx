import { createContext, type ReactNode, useContext } from 'react';
import type { Route } from './Route.ts';

const RoutesContext = createContext<readonly Route[]>([]);

/** Hands the table of routes to everything below. A context, so that links need not import every feature. */
export function RoutesProvider({ routes, children }: { routes: readonly Route[]; children: ReactNode }) {
  return <RoutesContext value={routes}>{children}</RoutesContext>;
}

export const useRoutes = (): readonly Route[] => useContext(RoutesContext);
