// Unsaved changes of a placed order.
import type { Order, OrderChange, Product } from '@magazijn/api-client';
import { useState } from 'react';
import { tabStorage } from '../../shared/storage/browserStorage.ts';

/** A product to add, as the table shows it. */
export type AddedProduct = Pick<Product, 'id' | 'name' | 'path' | 'contents' | 'articleNumber' | 'price'>;

export interface OrderEdits {
  /** Only what differs from the order. */
  readonly change: OrderChange;
  readonly added: readonly AddedProduct[];
}

/** The fixed key in session storage: changes survive a reload and the back button until they are saved. */
export const orderEditsKey = 'magazijn.orderChange';

const version = 1;
const none: OrderEdits = { change: {}, added: [] };

/** The unsaved changes of an order in this tab; none for another order, or one of another version of the shop. */
function readEdits(orderId: number): OrderEdits {
  try {
    const found = JSON.parse(tabStorage.read(orderEditsKey) ?? 'null');
    return found?.version === version && found.orderId === orderId ? found.edits : none;
  } catch {
    return none;
  }
}

function keepEdits(orderId: number, edits: OrderEdits): void {
  const isEmpty = Object.keys(edits.change).length === 0;
  tabStorage.write(orderEditsKey, isEmpty ? null : JSON.stringify({ version, orderId, edits }));
}

/** The units of a product in an order; 0 for a product that it does not have. Gifts do not count. */
const unitsIn = ({ cart }: Order, productId: number): number =>
  cart.lines.find((line) => line.productId === productId && !line.giveAway)?.quantity ?? 0;

/** The change without parts that equal the order, such as after a change elsewhere. */
export function differing(change: OrderChange, order: Order): OrderChange {
  const { date, orderReference, addressId, driverNote, quantities = {} } = change;
  const changed = Object.entries(quantities).filter(([id, units]) => units !== unitsIn(order, Number(id)));
  return {
    ...(changed.length > 0 && { quantities: Object.fromEntries(changed) }),
    ...(date !== undefined && date !== order.deliveryDate && { date }),
    ...(orderReference !== undefined && orderReference !== order.cart.orderReference && { orderReference }),
    ...(addressId !== undefined && addressId !== (order.deliveryAddressId ?? null) && { addressId }),
    ...(driverNote !== undefined && driverNote !== (order.driverNote ?? '') && { driverNote }),
  };
}

/** The unsaved changes of an order, and the functions that change them. */
export function useOrderEdits(order: Order) {
  const [edits, setEdits] = useState(() => readEdits(order.id));
  const write = (next: OrderEdits) => {
    setEdits(next);
    keepEdits(order.id, next);
  };
  const change = differing(edits.change, order);
  return {
    change,
    added: edits.added,
    isChanged: Object.keys(change).length > 0,
    edit: (part: Omit<OrderChange, 'quantities'>) =>
      write({ ...edits, change: differing({ ...change, ...part }, order) }),
    /** 0 removes the product. */
    setQuantity: (productId: number, units: number) => {
      const quantities = { ...change.quantities, [productId]: units };
      const isGone = units === 0 && unitsIn(order, productId) === 0;
      write({
        change: differing({ ...change, quantities }, order),
        added: isGone ? edits.added.filter(({ id }) => id !== productId) : edits.added,
      });
    },
    add: ({ id, name, path, contents, articleNumber, price }: AddedProduct) => {
      const units = (change.quantities?.[id] ?? unitsIn(order, id)) + 1;
      const isKnown = unitsIn(order, id) > 0 || edits.added.some((product) => product.id === id);
      write({
        change: differing({ ...change, quantities: { ...change.quantities, [id]: units } }, order),
        added: isKnown ? edits.added : [...edits.added, { id, name, path, contents, articleNumber, price }],
      });
    },
    drop: () => write(none),
  };
}

export type UnsavedOrder = ReturnType<typeof useOrderEdits>;
