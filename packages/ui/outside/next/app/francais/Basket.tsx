'use client';

import { MiniCart, QuantityStepper } from '@magazijn/ui';
import { useState } from 'react';

/** Parts of the browser's side have their texts from the provider, those that elsewhere render on a server too. */
export function Basket() {
  const [quantity, setQuantity] = useState<number | null>(1);
  return (
    <>
      <MiniCart href="/bestellen/" total="€ 13,80" items={quantity ?? 0} />
      <QuantityStepper value={quantity} onValueChange={setQuantity} label="Quantité Jus de pomme" />
    </>
  );
}
