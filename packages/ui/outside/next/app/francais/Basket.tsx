'use client';

import { MiniCart, QuantityStepper } from '@magazijn/ui';
import { useState } from 'react';

/** Client components read their texts from the provider, including those that elsewhere render on a server. */
export function Basket() {
  const [quantity, setQuantity] = useState<number | null>(1);
  return (
    <>
      <MiniCart href="/bestellen/" total="€ 13,80" items={quantity ?? 0} />
      <QuantityStepper value={quantity} onValueChange={setQuantity} label="Quantité Jus de pomme" />
    </>
  );
}
