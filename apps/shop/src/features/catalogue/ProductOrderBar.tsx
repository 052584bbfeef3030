import type { Product } from '@magazijn/api-client';
import { type RefObject, Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../shared/page/lazyPart.tsx';
import { isSoldOut } from '../../shared/products/isSoldOut.ts';
import { useOptionalCustomer } from '../../shared/stores/StoresProvider.tsx';

/** Whether an element is at least partly in the viewport; true until it is measured. */
function useInSight(element: RefObject<Element | null>): boolean {
  const [inSight, setInSight] = useState(true);

  useEffect(() => {
    if (!element.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) =>
      setInSight(entries.at(-1)?.isIntersecting ?? true),
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);

  return inSight;
}

const ProductBar = lazyPart(
  async () => (await import('./ProductBar.tsx')).ProductBar,
  () => null,
);

interface ProductOrderBarProps {
  product: Product;
  /** The row of the panel with the button. */
  order: RefObject<Element | null>;
}

/**
 * For customers on a phone: price and button at the foot of the screen, while those of the panel are out of view. Not for
 * sold-out products, which have no button.
 */
export function ProductOrderBar({ product, order }: ProductOrderBarProps) {
  const orderable = useOptionalCustomer() !== null && !isSoldOut(product);
  const inSight = useInSight(order);
  return <Suspense>{orderable && !inSight && <ProductBar product={product} />}</Suspense>;
}
