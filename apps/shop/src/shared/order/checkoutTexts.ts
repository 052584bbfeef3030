import { orderWords } from '@magazijn/domain/orders';

export const checkoutTexts = {
  cart: 'Winkelmand',
  payment: 'Betalen',
  products: 'Producten excl. btw',
  dealDiscount: 'Korting acties',
  subtotal: orderWords.subtotal,
  coupon: (code: string) => `Kortingscode ${code}`,
  couponRefused: (code: string) => `Kortingscode ${code} geldt niet voor deze bestelling.`,
  couponUnchecked: (code: string) =>
    `Er zijn te veel kortingscodes geprobeerd. Kortingscode ${code} telt nu niet mee; probeer het over een kwartier opnieuw.`,
  couponAccepted: (amount: string) => `Deze code geeft je ${amount} korting.`,
  shipping: orderWords.shipping,
  freeShipping: orderWords.freeShipping,
  untilFreeShipping: (amount: string) => `Nog ${amount} excl. btw tot gratis bezorging`,
  vat: orderWords.vat,
  vatOver: orderWords.vatOver,
  total: orderWords.total,
  minimum: (amount: string) => `U moet nog minimaal ${amount} bijbestellen`,
  untilMinimum: (amount: string) => `Nog ${amount} tot het bestelminimum`,
  blocked: 'Bestellen kan nog niet',
  paidAndFree: (paid: number, free: number) => `${paid} betaald, ${free} gratis`,
  off: (amount: string) => `${amount} korting`,
  free: 'Uw gratis artikel!',
  /** 'Voor EGELS · Groep Egels' */
  costCentre: (code: string, name: string) => `Voor ${name ? `${code} · ${name}` : code}`,
} as const;
