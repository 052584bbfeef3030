import { useEffect } from 'react';
import { useOrderPlacement } from '../../shared/order/createOrderPlacement.ts';

/** Queries the outcome of an order that this device sent before, so that it is not ordered twice. Renders nothing. */
export function RecalledOrder() {
  const { recall } = useOrderPlacement();
  useEffect(() => {
    void recall();
  }, [recall]);
  return null;
}
