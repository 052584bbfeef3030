import { type CartQuantities, changedLines } from '@magazijn/domain/cart';
import type { CartStore } from '../../stores/CartStore.ts';

export const changeElsewhere = (
  cart: CartStore,
  quantities: CartQuantities,
  text = 'Je winkelmand is bijgewerkt vanaf een ander apparaat.',
): void => {
  const { couponCode, orderReference, quantities: before, info } = cart.getState();
  const names = new Map(info?.lines.map(({ productId, name }) => [productId, name]));
  const lines = changedLines(before, quantities).map((line) => ({
    ...line,
    name: names.get(line.productId) ?? null,
  }));
  cart.rewrite(() => ({
    intent: { quantities, couponCode, orderReference },
    elsewhere: { sequence: 1, text, lines },
  }));
};
