// The routes of 'Locaties': extra calls, with the capability `locations` (docs/adr/0084).

import {
  locationOrderRequestSchema,
  locationOrderSchema,
  locationsPreviewRequestSchema,
  locationsPreviewSchema,
  locationsSchema,
  savedCartRequestSchema,
  savedCartSchema,
} from '@magazijn/api-client/schemas';
import * as z from 'zod/mini';
import { saveCart } from '../cart/savedCarts.ts';
import { defineRoute } from '../http/defineRoute.ts';
import { customerNumberInput, noInput } from '../http/readInput.ts';
import { findLocation } from './findLocations.ts';
import { orderForLocation } from './orderForLocation.ts';
import { previewLocations } from './previewLocations.ts';
import { readLocations } from './readLocations.ts';

const input = z.object({ location: customerNumberInput });
const unknownLocation = { 404: 'The organisation has no such location, or it is closed.' };

export const getLocations = defineRoute({
  method: 'get',
  paths: ['/locations'],
  summary:
    'The locations of the user’s own organisation, also while switched: carts, last orders, deliveries of this week and, ' +
    'for roles that see invoices, spending of this month.',
  access: 'customer',
  input: noInput,
  responseSchema: locationsSchema,
  handle: async ({ dependencies, viewer }) => readLocations(dependencies, viewer),
});

/** POST /locations/preview; changes nothing. */
export const postLocationsPreview = defineRoute({
  method: 'post',
  paths: ['/locations/preview'],
  summary: 'Prices goods for each location, with their delivery dates and addresses; nothing is stored.',
  access: 'customer',
  input: noInput,
  form: locationsPreviewRequestSchema,
  responseSchema: locationsPreviewSchema,
  handle: async ({ dependencies, viewer, form }) => previewLocations(dependencies, viewer, form.lines),
});

export const postLocationOrder = defineRoute({
  method: 'post',
  paths: ['/locations/:location/order'],
  summary: 'Places an order for a location on account or by direct debit, once per key.',
  access: 'customer',
  permission: 'order',
  input,
  form: locationOrderRequestSchema,
  responseSchema: locationOrderSchema,
  errorResponses: {
    ...unknownLocation,
    409: 'It cannot be placed, or costs another total by now.',
    422: 'A day or an address that is not offered, a location that pays in advance, or a key of another order.',
    429: 'Too many drafts of the location; Retry-After has the seconds to wait.',
  },
  handle: async ({ dependencies, viewer, input: { location }, form }) =>
    orderForLocation(dependencies, viewer, location, form),
});

export const postLocationCart = defineRoute({
  method: 'post',
  paths: ['/locations/:location/cart'],
  summary: 'Merges changes into the cart that is kept for this person in a location, line by line.',
  access: 'customer',
  input,
  form: savedCartRequestSchema,
  responseSchema: savedCartSchema,
  errorResponses: unknownLocation,
  handle: async ({ dependencies, viewer, input: { location }, form }) => {
    const { sql } = dependencies.database;
    const buyer = await findLocation(sql, viewer, location);
    return saveCart(sql, buyer, form, dependencies.clock());
  },
});
