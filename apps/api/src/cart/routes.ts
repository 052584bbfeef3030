import {
  cartInfoSchema,
  cartRequestSchema,
  savedCartRequestSchema,
  savedCartSchema,
  shopSettingsSchema,
} from '@magazijn/api-client/schemas';
import { amsterdamTime, cutOffDate } from '@magazijn/domain/delivery';
import { eurosFromCents } from '@magazijn/domain/money';
import * as z from 'zod/mini';
import { fieldSelectionHeader, fieldSelectionOf, withProductTexts } from '../catalogue/productFields.ts';
import { offeredTimestamps } from '../delivery/offeredDates.ts';
import { defineRoute } from '../http/defineRoute.ts';
import { countInput, noInput } from '../http/readInput.ts';
import { buildCart, readCartRequest, unknownProducts } from './buildCart.ts';
import { toWireCart } from './ShopCart.ts';
import { readSavedCart, saveCart } from './savedCarts.ts';

/** The day of the cut-off for an order placed now; null when it is today. */
function laterCutOff(now: Date, cutOffHour: number): string | null {
  const date = cutOffDate(now, cutOffHour);
  return date === amsterdamTime(now).date ? null : date;
}

/** GET /settings: an additional route with the ordering rules, for pages without a cart. */
export const getShopSettings = defineRoute({
  method: 'get',
  paths: ['/settings'],
  summary:
    'The minimum order and the free delivery threshold, in euros excluding VAT, the cut-off and the delivery countries; for logged in users also the delivery dates and the day of the cut-off.',
  access: 'visitor',
  input: noInput,
  responseSchema: shopSettingsSchema,
  handle: async ({ dependencies, viewer }) => {
    const { rules, cutOffHour, deliveryCountries } = dependencies.settings;
    return {
      minimum_order: eurosFromCents(rules.minimumOrder),
      free_shipping_from: eurosFromCents(rules.freeShippingFrom),
      cut_off_hour: cutOffHour,
      delivery_countries: [...deliveryCountries],
      ...(viewer
        ? {
            delivery_dates: offeredTimestamps(dependencies, viewer),
            cut_off_date: laterCutOff(dependencies.clock(), cutOffHour),
          }
        : {}),
    };
  },
});

export const postCart = defineRoute({
  method: 'post',
  paths: ['/shop/cart'],
  summary: 'Prices a cart; nothing is stored.',
  access: 'customer',
  input: noInput,
  form: cartRequestSchema,
  headers: fieldSelectionHeader,
  responseSchema: cartInfoSchema,
  errorResponses: { 422: 'More different articles than a cart holds; the text is for the buyer.' },
  handle: async ({ dependencies, viewer, form, headers }) => {
    const { sql } = dependencies.database;
    const request = readCartRequest(form);
    const cart = await buildCart(dependencies, sql, viewer, request);
    const unknown = unknownProducts(request, cart);
    const wire = {
      ...toWireCart(cart, offeredTimestamps(dependencies, viewer)),
      ...(unknown.length > 0 && { unknown_products: unknown }),
    };
    return withProductTexts(dependencies, viewer, wire, fieldSelectionOf(headers));
  },
});

/** GET /shop/cart/saved: an extra call, with the capability `saved-cart`. Open pages repeat it every few seconds. */
export const getSavedCart = defineRoute({
  method: 'get',
  paths: ['/shop/cart/saved'],
  summary:
    'The cart that is kept for this person in this company; without its contents if `version` is the latest.',
  access: 'customer',
  unattended: true,
  input: z.object({ version: z.optional(countInput) }),
  responseSchema: savedCartSchema,
  handle: async ({ dependencies, viewer, input: { version } }) =>
    readSavedCart(dependencies.database.sql, viewer, version, dependencies.clock()),
});

export const postSavedCart = defineRoute({
  method: 'post',
  paths: ['/shop/cart/saved'],
  summary: 'Merges the changes of one device into the kept cart, line by line, and gives it whole.',
  access: 'customer',
  input: noInput,
  form: savedCartRequestSchema,
  responseSchema: savedCartSchema,
  handle: async ({ dependencies, viewer, form }) =>
    saveCart(dependencies.database.sql, viewer, form, dependencies.clock()),
});
