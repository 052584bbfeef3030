import type { Product, QuickOrderProduct } from '@magazijn/api-client';
import { type ReactNode, Suspense } from 'react';
import { useHasCapability } from '../data/useHasCapability.ts';
import { lazyPart } from '../page/lazyPart.tsx';
import { useOptionalCustomer } from '../stores/StoresProvider.tsx';

export interface SoldOutAlternativesProps {
  product: Pick<Product, 'id' | 'name'>;
  /** The ids of all sold-out products of the page, the same for each: one call serves all of them. */
  soldOut: readonly number[];
  /** The button of an alternative. @default adds it to the cart */
  action?: (alternative: QuickOrderProduct) => ReactNode;
  /** `li` in a list of products. @default 'div' */
  as?: 'div' | 'li';
  className?: string;
}

const Alternatives = lazyPart(
  async () => (await import('./Alternatives.tsx')).Alternatives,
  () => null,
);

/** What can be ordered in the place of a sold-out product, for customers of a back end with alternatives. */
export function SoldOutAlternatives(props: SoldOutAlternativesProps) {
  const has = useHasCapability('alternatives');
  if (!useOptionalCustomer() || !has) return null;
  return (
    <Suspense fallback={null}>
      <Alternatives {...props} />
    </Suspense>
  );
}
