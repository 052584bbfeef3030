/** Somebody who is logged in. */
export interface Customer {
  readonly kind: 'customer';
  readonly customerNumber: string;
  readonly companyName: string;
  readonly username: string;
  readonly admin: boolean;
}

/** Who looks at the shop. Prices, carts and caches belong to a viewer. */
export type Viewer = { readonly kind: 'anonymous' } | Customer;

export const anonymous: Viewer = { kind: 'anonymous' };

/** Whose data it is, as a cache key: 'anonymous' or the customer's number. */
export const viewerKey = (viewer: Viewer): string =>
  viewer.kind === 'anonymous' ? 'anonymous' : viewer.customerNumber;
