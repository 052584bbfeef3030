/** Who looks at the shop. Prices, carts and caches belong to a viewer. */
export type Viewer =
  | { readonly kind: 'anonymous' }
  | {
      readonly kind: 'customer';
      readonly customerNumber: string;
      readonly companyName: string;
      readonly username: string;
      readonly admin: boolean;
    };

export const anonymous: Viewer = { kind: 'anonymous' };
