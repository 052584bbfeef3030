import type { Cents } from '../money/cents.ts';
import type { GoneNames } from './goneNames.ts';
import type { ChangedLine } from './savedCart.ts';
import type { CartCostCentres, CartQuantities } from './storedCart.ts';

export type CartStatus =
  /** the shown totals are those of the server */
  | 'settled'
  /** a change is pending */
  | 'calculating'
  /** the last change got no response; it is stored and retried */
  | 'unsent'
  /** nothing changed, but the server could not reprice the cart */
  | 'outdated';

/** The buyer's quantities at once, the server's totals as last received. `Info` is the parsed response. */
export interface CartView<Info = unknown> {
  /** False while the contents are unknown: on the server, during hydration, and until the cart's code is loaded. */
  readonly known: boolean;
  readonly quantities: CartQuantities;
  readonly units: number;
  readonly couponCode: string;
  readonly orderReference: string;
  /** Absent when the buyer chose none. */
  readonly costCentres?: CartCostCentres | undefined;
  /** The server's last response; null before the first one and for an empty cart. */
  readonly info: Info | null;
  /** Names by id of wanted products that the server's last response left out; without products that no response named. */
  readonly goneNames: GoneNames;
  /** Excluding VAT, from the server's last response. */
  readonly subtotal: Cents;
  readonly status: CartStatus;
  /** Why the last change was undone, in Dutch; empty otherwise, and after the next change. */
  readonly refusal: string;
  /** The product id added last, a sequence number that rises with each addition, and the revision it made. */
  readonly lastAdded: {
    readonly productId: number;
    readonly sequence: number;
    readonly revision: string;
  } | null;
  /** The changes by another device, until they are dismissed; null for none. */
  readonly elsewhere: ChangedElsewhere | null;
  /** False when storage is full or blocked: the cart exists in this tab only. */
  readonly kept: boolean;
  readonly revision: string;
}

export interface ChangedElsewhere {
  readonly sequence: number;
  /** The message for the buyer. */
  readonly text: string;
  /** With the names of lines that were in the cart before; null for others. */
  readonly lines: readonly (ChangedLine & { readonly name: string | null })[];
}
