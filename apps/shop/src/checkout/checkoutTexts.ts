/** Texts that cart and payment share. */
export const checkoutTexts = {
  cart: 'Winkelmand',
  payment: 'Betalen',
  products: 'Producten excl. btw',
  dealDiscount: 'Korting acties',
  subtotal: 'Subtotaal excl. btw',
  coupon: (code: string) => `Kortingscode ${code}`,
  shipping: 'Bezorgkosten',
  freeShipping: 'gratis',
  untilFreeShipping: (amount: string) => `Nog ${amount} tot gratis bezorging`,
  vat: (percentage: number) => `Btw ${percentage}%`,
  total: 'Totaal incl. btw',
  minimum: (amount: string) => `U moet nog minimaal ${amount} bijbestellen`,
  untilMinimum: (amount: string) => `Nog ${amount} tot het bestelminimum`,
  overLimit: 'Los eerst de rode melding bovenaan op',
  free: 'Uw gratis artikel!',
} as const;
