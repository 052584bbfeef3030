import {
  punchOutCodeSchema,
  punchOutExchangeRequestSchema,
  punchOutFrameHostsSchema,
  punchOutLoginRequestSchema,
  punchOutMessageSchema,
  punchOutOrderSchema,
  punchOutSettingsSchema,
  punchOutStartSchema,
} from '@magazijn/api-client/schemas';
import * as z from 'zod/mini';
import { checkLogin } from '../accounts/login.ts';
import { searchProducts } from '../catalogue/searchProducts.ts';
import { defineCall } from '../http/defineCall.ts';
import { notFound } from '../http/HttpError.ts';
import { idInput, noInput, termInput } from '../http/inputs.ts';
import { findOrder, orderCart } from '../orders/findOrder.ts';
import { createCode, exchangeCode, findCxmlPunchOut } from './codes.ts';
import { findConnection, listFrameHosts, requireFunction } from './connection.ts';
import { buildMessage, messageForm, unchangedMessage } from './cxml/buildMessage.ts';
import { priceProducts, toOciOrder, toWirePunchOutOrder } from './ociOrder.ts';

/** A redirect takes no longer. */
const lifetime = 60;

/** POST /punch-out/code: an extra call (decision "POST to `oci/login`"). */
export const postPunchOutCode = defineCall({
  method: 'post',
  paths: ['/punch-out/code'],
  summary:
    'For the shop’s web server: logs in for a call-up, and gives a code that is good once, for a minute.',
  access: 'public',
  input: noInput,
  form: punchOutLoginRequestSchema,
  answer: punchOutCodeSchema,
  refusals: {
    401: "'Bad credentials.' or, after the right password, 'User account is disabled.'",
    429: 'Too many attempts; Retry-After says for how many seconds.',
  },
  handle: async ({ parts, form, client }) => {
    const { userId } = await checkLogin(parts, form, client);
    const code = await createCode(parts, { userId, callUp: form.call_up ?? {}, cxml: null }, lifetime);
    return { code, expires_in: lifetime };
  },
});

/** POST /punch-out/exchange: an extra call, by which a browser begins a punch-out. */
export const postPunchOutExchange = defineCall({
  method: 'post',
  paths: ['/punch-out/exchange'],
  summary: 'Gives the bearer token and the call-up that a one-time code stands for.',
  access: 'public',
  input: noInput,
  form: punchOutExchangeRequestSchema,
  answer: punchOutStartSchema,
  refusals: { 401: 'The code was used, or is too old.' },
  handle: async ({ parts, client, form }) => {
    const { token, callUp, cxml } = await exchangeCode(parts, client, form.code);
    return {
      token,
      call_up: callUp,
      cxml: cxml && {
        host: new URL(cxml.postUrl).host,
        operation: cxml.operation,
        amounts: cxml.amounts.map(({ productId, amount }) => ({ product_id: productId, amount })),
        coupon: cxml.coupon,
      },
    };
  },
});

/** GET /punch-out/settings: an extra call. */
export const getPunchOutSettings = defineCall({
  method: 'get',
  paths: ['/punch-out/settings'],
  summary: 'What the company has agreed about its procurement system.',
  access: 'customer',
  input: noInput,
  answer: punchOutSettingsSchema,
  handle: async ({ parts, viewer }) => {
    const connection = await findConnection(parts.database.sql, viewer.companyId);
    return {
      hosts: [...connection.hosts],
      functions: [...connection.functions],
      unit: connection.unit,
      discounts: connection.discounts,
      material_groups: connection.materialGroups,
      custom_fields: {
        vat_percentage: connection.customFields.vatPercentage,
        delivery_date: connection.customFields.deliveryDate,
        order_reference: connection.customFields.orderReference,
      },
    };
  },
});

/** GET /punch-out/frame-hosts: an extra call, for the header that every page of the shop carries. */
export const getPunchOutFrameHosts = defineCall({
  method: 'get',
  paths: ['/punch-out/frame-hosts'],
  summary: 'The hosts that may show the shop in a frame, for frame-ancestors.',
  access: 'public',
  input: noInput,
  answer: punchOutFrameHostsSchema,
  handle: async ({ parts }) => ({ hosts: await listFrameHosts(parts.database.sql) }),
});

/** GET /punch-out/order/{id}: an extra call (clauses T62, K02, K03). */
export const getPunchOutOrder = defineCall({
  method: 'get',
  paths: ['/punch-out/order/:id'],
  summary: 'What the return of an order of the company is made of, placed or not.',
  access: 'customer',
  input: z.object({ id: idInput }),
  answer: punchOutOrderSchema,
  refusals: { 404: 'There is no such order of this company.' },
  handle: async ({ parts, viewer, input }) => {
    const found = await findOrder(parts.database.sql, viewer.companyId, input.id);
    if (!found) throw notFound();
    return toWirePunchOutOrder(toOciOrder(orderCart(found), found.order.deliveryDate));
  },
});

/** As procurement systems write quantities: '3', '3.000'; whole, from 1 to 9999. None is one. */
const quantityInput = z._default(
  z.pipe(
    z.string().check(z.regex(/^0{0,10}[1-9]\d{0,3}([.,]0{1,3})?$/)),
    z.transform((quantity) => Number.parseInt(quantity, 10)),
  ),
  1,
);

const input = z.object({ product: z.string().check(z.maxLength(40)), quantity: quantityInput });

/** GET /punch-out/validate: an extra call, for FUNCTION=VALIDATE. */
export const getPunchOutValidation = defineCall({
  method: 'get',
  paths: ['/punch-out/validate'],
  summary: 'One product priced for a quantity; no lines when it is not for sale any more.',
  access: 'customer',
  input,
  answer: punchOutOrderSchema,
  refusals: { 403: 'The company has not agreed this function.' },
  handle: async ({ parts, viewer, input: { product, quantity } }) => {
    await requireFunction(parts.database.sql, viewer.companyId, 'VALIDATE');
    // What is no key of ours is a product that is gone.
    const id = /^[1-9]\d{0,8}$/.test(product.trim()) ? Number(product) : null;
    return toWirePunchOutOrder(
      await priceProducts(parts, viewer, new Map(id === null ? [] : [[id, quantity]])),
    );
  },
});

/** A buyer's system asks several catalogues at once and shows the best of each. */
const page = { page: 1, pageSize: 100 };

/** GET /punch-out/search: an extra call, for FUNCTION=BACKGROUND_SEARCH. */
export const getPunchOutSearch = defineCall({
  method: 'get',
  paths: ['/punch-out/search'],
  summary: 'The first hundred products that a search finds, one of each, priced; the best first.',
  access: 'customer',
  input: z.object({ term: termInput }),
  answer: punchOutOrderSchema,
  refusals: {
    403: 'The company has not agreed this function.',
    503: 'Too many search at once; Retry-After says for how many seconds.',
  },
  handle: async ({ parts, viewer, input }) => {
    const { sql } = parts.database;
    await requireFunction(sql, viewer.companyId, 'BACKGROUND_SEARCH');
    const { rows } = await parts.searchTurns.customers(() => searchProducts(sql, viewer, input.term, page));
    return toWirePunchOutOrder(await priceProducts(parts, viewer, new Map(rows.map(({ id }) => [id, 1]))));
  },
});

/** POST /punch-out/message/{id}: an extra call (ruling "OCI and the order": the transfer places nothing). */
export const postPunchOutMessage = defineCall({
  method: 'post',
  paths: ['/punch-out/message/:id'],
  summary:
    'The cXML PunchOutOrderMessage of an order, as the form that the browser posts. Places nothing; a visit that only inspects takes back what it came with.',
  access: 'customer',
  input: z.object({ id: idInput }),
  answer: punchOutMessageSchema,
  refusals: { 404: 'There is no such order of this company, or this session was not begun by cXML.' },
  handle: async ({ parts, viewer, input }) => {
    const { sql } = parts.database;
    const [cxml, connection, found] = await Promise.all([
      findCxmlPunchOut(sql, viewer.sessionId),
      findConnection(sql, viewer.companyId),
      findOrder(sql, viewer.companyId, input.id),
    ]);
    if (!cxml || !found) throw notFound();
    const { order } = found;
    const coupon = order.couponStatus === 'accepted' ? (order.couponCode ?? '') : '';
    const message =
      cxml.operation === 'inspect'
        ? await unchangedMessage(parts, viewer, cxml, connection)
        : buildMessage(parts, cxml, connection, toOciOrder(orderCart(found), order.deliveryDate), coupon);
    return messageForm(cxml, connection, message);
  },
});

/** POST /punch-out/cancellation: an extra call, for 'Annuleren' in a visit that a cXML system began. */
export const postPunchOutCancellation = defineCall({
  method: 'post',
  paths: ['/punch-out/cancellation'],
  summary: 'The cXML PunchOutOrderMessage that changes nothing, as the form that the browser posts.',
  access: 'customer',
  input: noInput,
  answer: punchOutMessageSchema,
  refusals: { 404: 'This session was not begun by cXML.' },
  handle: async ({ parts, viewer }) => {
    const { sql } = parts.database;
    const [cxml, connection] = await Promise.all([
      findCxmlPunchOut(sql, viewer.sessionId),
      findConnection(sql, viewer.companyId),
    ]);
    if (!cxml) throw notFound();
    return messageForm(cxml, connection, await unchangedMessage(parts, viewer, cxml, connection));
  },
});
