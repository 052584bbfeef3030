import type { Product, QuickOrderProduct } from '@magazijn/api-client';
import type { ReactNode } from 'react';
import { useHasCapability } from '../data/useHasCapability.ts';
import { lazyPart } from '../page/lazyPart.tsx';
import { Late } from '../stores/Late.tsx';
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

/** What can be ordered instead of a sold-out product. Space is reserved in the first HTML for customers. */
export function SoldOutAlternatives(props: SoldOutAlternativesProps) {
  const has = useHasCapability('alternatives');
  const isCustomer = useOptionalCustomer() !== null;
  if (!has) return null;
  const { as: Root = 'div', className = '' } = props;
  const space = (
    <Root
      aria-hidden
      data-slot="alternatives-space"
      className={`@container hidden in-data-[session=customer]:block ${className}`}
    >
      <div className="h-102 @md:h-60 @xl:h-54" />
    </Root>
  );
  return isCustomer ? (
    <Late fallback={space}>
      <Alternatives {...props} space={space} />
    </Late>
  ) : (
    space
  );
}
