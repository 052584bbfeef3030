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
  order: RefObject<Element | null>;
}

/** Price and order button at the foot of a phone, while the panel's are out of view; not if sold out. */
export function ProductOrderBar({ product, order }: ProductOrderBarProps) {
  const orderable = useOptionalCustomer() !== null && !isSoldOut(product);
  const inSight = useInSight(order);
  // The boundary comes with the customer: within a shown one the takeover would wait for the code (ADR 86).
  return orderable && <Suspense>{!inSight && <ProductBar product={product} />}</Suspense>;
}
