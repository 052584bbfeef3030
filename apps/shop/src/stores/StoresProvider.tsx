import { createContext, type ReactNode, useContext } from 'react';
import type { ShopStores } from './ShopStores.ts';

const StoresContext = createContext<ShopStores | null>(null);

/** Hands the stores to everything below. Composed once, by the entries and by tests. */
export function StoresProvider({ stores, children }: { stores: ShopStores; children: ReactNode }) {
  return <StoresContext value={stores}>{children}</StoresContext>;
}

/** @throws {Error} outside a StoresProvider */
export function useStores(): ShopStores {
  const stores = useContext(StoresContext);
  if (!stores) throw new Error('useStores needs a StoresProvider above it: render the tree with one');
  return stores;
}
