import type { Product } from '@magazijn/api-client';
import { type RefObject, useEffect, useState } from 'react';
import { lateCode } from '../../late/lateCode.ts';
import { useLateCode } from '../../late/useLateCode.ts';
import { isSoldOut } from '../../products/isSoldOut.ts';
import { useSession } from '../../session/useSession.ts';

/** Whether any of an element is in the window; true until the browser says otherwise. */
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

const barCode = lateCode(() => import('../../customer/ProductBar.tsx'));

interface ProductOrderBarProps {
  product: Product;
  /** The row of the panel with the button. */
  order: RefObject<Element | null>;
}

/**
 * On a phone, for customers: price and button at the foot of the screen, while those of the panel are out of sight. What
 * is sold out has no button to keep within reach.
 */
export function ProductOrderBar({ product, order }: ProductOrderBarProps) {
  const orderable = useSession().viewer.kind === 'customer' && !isSoldOut(product);
  const inSight = useInSight(order);
  const code = useLateCode(barCode, orderable && !inSight);
  return orderable && code && !inSight && <code.ProductBar product={product} />;
}
