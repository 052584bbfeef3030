import {
  punchOutCodeSchema,
  punchOutExchangeRequestSchema,
  punchOutFrameHostsSchema,
  punchOutLoginRequestSchema,
  punchOutOrderSchema,
  punchOutReturnRequestSchema,
  punchOutReturnSchema,
  punchOutSettingsSchema,
  punchOutStartSchema,
  punchOutValidationSchema,
} from '@magazijn/api-client/schemas';
import { maxLineQuantity } from '@magazijn/domain/cart';
import { cleanLines, cleanText } from '@magazijn/domain/validation';
import * as z from 'zod/mini';
import { checkLogin } from '../accounts/login.ts';
import { searchProducts } from '../catalogue/searchProducts.ts';
import { defineRoute } from '../http/defineRoute.ts';
import { notFound } from '../http/HttpError.ts';
import { idInput, noInput, termInput } from '../http/readInput.ts';
import { findOrder, orderCart } from '../orders/findOrder.ts';
import { createCode, exchangeCode } from './codes.ts';
import { findConnection, findReturnTerms, listFrameHosts, requireFunction } from './connection.ts';
import { buildMessage, messageForm, unchangedMessage } from './cxml/buildMessage.ts';
import { notePunchOut, ociReturn, priceProducts, toOciOrder, toWirePunchOutOrder } from './ociOrder.ts';

/** In seconds: enough for a redirect. */
const lifetime = 60;

/** POST /punch-out/code: an extra call. */
export const postPunchOutCode = defineRoute({
  method: 'post',
  paths: ['/punch-out/code'],
  summary:
    'For the shop’s web server: logs in for a punch-out request, and returns a code that is valid once, for a minute.',
  access: 'public',
  input: noInput,
  form: punchOutLoginRequestSchema,
  responseSchema: punchOutCodeSchema,
  errorResponses: {
    401: "'Bad credentials.' or, after the correct password, 'User account is disabled.'",
    429: 'Too many attempts; Retry-After has the seconds to wait.',
  },
  handle: async ({ dependencies, form, client }) => {
    const { userId } = await checkLogin(dependencies, form, client);
    const code = await createCode(
      dependencies,
      { userId, parameters: cleanParameters(form.call_up ?? {}), cxml: null },
      lifetime,
    );
    return { code, expires_in: lifetime };
  },
});

/** Parameters are returned unchanged, except for characters that no form or document can contain. */
const cleanParameters = (parameters: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(parameters).map(([name, value]) => [cleanText(name), cleanLines(value)]));

/** POST /punch-out/exchange: an extra call, by which a browser begins a punch-out. */
export const postPunchOutExchange = defineRoute({
  method: 'post',
  paths: ['/punch-out/exchange'],
  summary: 'Exchanges a one-time code for a bearer token and the punch-out request.',
  access: 'public',
  input: noInput,
  form: punchOutExchangeRequestSchema,
  responseSchema: punchOutStartSchema,
  errorResponses: { 401: 'The code was used, has expired or does not exist.' },
  handle: async ({ dependencies, client, form }) => {
    const { token, parameters, cxml } = await exchangeCode(dependencies, client, form.code);
    return {
      token,
      call_up: parameters,
      cxml: cxml && {
        host: new URL(cxml.postUrl).host,
        operation: cxml.operation,
        amounts: cxml.amounts.map(({ productId, amount }) => ({ product_id: productId, amount })),
        coupon: cxml.coupon,
        ...(cxml.unknownArticles && { unknown_articles: [...cxml.unknownArticles] }),
      },
    };
  },
});

/** GET /punch-out/settings: an extra call. */
export const getPunchOutSettings = defineRoute({
  method: 'get',
  paths: ['/punch-out/settings'],
  summary: 'The company’s agreement about its procurement system.',
  access: 'customer',
  input: noInput,
  responseSchema: punchOutSettingsSchema,
  handle: async ({ dependencies, viewer }) => {
    const connection = await findConnection(dependencies.database.sql, viewer.companyId);
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
export const getPunchOutFrameHosts = defineRoute({
  method: 'get',
  paths: ['/punch-out/frame-hosts'],
  summary: 'The hosts that can frame the shop, for frame-ancestors.',
  access: 'public',
  input: noInput,
  responseSchema: punchOutFrameHostsSchema,
  handle: async ({ dependencies }) => ({ hosts: await listFrameHosts(dependencies.database.sql) }),
});

/** GET /punch-out/order/{id}: an extra call, for shops that build the return by themselves. */
export const getPunchOutOrder = defineRoute({
  method: 'get',
  paths: ['/punch-out/order/:id'],
  summary:
    'The data of the return of one of the company’s orders, placed or not, for a shop that builds the return itself; POST /punch-out/return/{id} returns the finished form.',
  access: 'customer',
  permission: 'order',
  input: z.object({ id: idInput }),
  responseSchema: punchOutOrderSchema,
  errorResponses: { 404: 'There is no such order of this company.' },
  handle: async ({ dependencies, viewer, input }) => {
    const found = await findOrder(dependencies.database.sql, viewer, input.id);
    if (!found) throw notFound();
    return toWirePunchOutOrder(toOciOrder(orderCart(found), found.order.deliveryDate));
  },
});

/** Quantities as procurement systems write them ('3', '3.000'): from 1 to the maximum of a line. The default is 1. */
const quantityInput = z._default(
  z.pipe(
    z.pipe(
      z.string().check(z.regex(/^0{0,10}[1-9]\d{0,8}([.,]0{1,3})?$/)),
      z.transform((quantity) => Number.parseInt(quantity, 10)),
    ),
    z.number().check(z.maximum(maxLineQuantity)),
  ),
  1,
);

const input = z.object({ product: z.string().check(z.maxLength(40)), quantity: quantityInput });

/** GET /punch-out/validate: an extra call, for FUNCTION=VALIDATE. */
export const getPunchOutValidation = defineRoute({
  method: 'get',
  paths: ['/punch-out/validate'],
  summary:
    'One product priced for a quantity; named in `left_out`, without lines, when it is not for sale any more.',
  access: 'customer',
  input,
  responseSchema: punchOutValidationSchema,
  errorResponses: { 403: 'The company has not agreed this function.' },
  handle: async ({ dependencies, viewer, input: { product, quantity } }) => {
    await requireFunction(dependencies.database.sql, viewer.companyId, 'VALIDATE');
    // An id in another format is treated as an unknown product.
    const id = /^[1-9]\d{0,8}$/.test(product.trim()) ? Number(product) : null;
    const quantities = new Map(id === null ? [] : [[id, quantity]]);
    const { order, leftOut } = await priceProducts(dependencies, viewer, quantities);
    return {
      ...toWirePunchOutOrder(order),
      left_out: leftOut.map(({ productId, description, articleNumber }) => ({
        product_id: productId,
        description,
        ce_number: articleNumber,
      })),
    };
  },
});

/** Procurement systems search several catalogues at once and show the best results of each. */
const page = { page: 1, pageSize: 100 };

/** GET /punch-out/search: an extra call, for FUNCTION=BACKGROUND_SEARCH. */
export const getPunchOutSearch = defineRoute({
  method: 'get',
  paths: ['/punch-out/search'],
  summary: 'The first hundred search results, priced for one unit, best first.',
  access: 'customer',
  input: z.object({ term: termInput }),
  responseSchema: punchOutOrderSchema,
  errorResponses: {
    403: 'The company has not agreed this function.',
    503: 'Too many searches at once; Retry-After has the seconds to wait.',
  },
  handle: async ({ dependencies, viewer, input }) => {
    const { sql } = dependencies.database;
    await requireFunction(sql, viewer.companyId, 'BACKGROUND_SEARCH');
    const { rows } = await dependencies.searchTurns.customers(() =>
      searchProducts(sql, viewer, input.term, page),
    );
    const { order } = await priceProducts(dependencies, viewer, new Map(rows.map(({ id }) => [id, 1])));
    return toWirePunchOutOrder(order);
  },
});

const returnErrorResponses = {
  400: 'The HOOK_URL of the request is not allowed.',
  404: 'There is no such order of this company; or the request has no HOOK_URL and cXML did not start this session.',
};

/** POST /punch-out/return/{id}: an extra call. A cXML transfer places no order. */
export const postPunchOutReturn = defineRoute({
  method: 'post',
  paths: ['/punch-out/return/:id'],
  summary:
    'The return of an order as the form that the browser posts: OCI fields, or a cXML PunchOutOrderMessage. Places nothing; a session that only inspects returns its original items.',
  access: 'customer',
  permission: 'order',
  input: z.object({ id: idInput }),
  form: punchOutReturnRequestSchema,
  responseSchema: punchOutReturnSchema,
  errorResponses: returnErrorResponses,
  handle: async ({ dependencies, viewer, input, form }) => {
    const { sql } = dependencies.database;
    const [{ cxml, connection }, found] = await Promise.all([
      findReturnTerms(sql, viewer),
      findOrder(sql, viewer, input.id),
    ]);
    if (!found) throw notFound();
    const { order } = found;
    if (cxml?.operation === 'inspect') {
      return messageForm(cxml, connection, await unchangedMessage(dependencies, viewer, cxml, connection));
    }
    const toReturn = toOciOrder(orderCart(found), order.deliveryDate);
    const coupon = order.couponStatus === 'accepted' ? (order.couponCode ?? '') : '';
    const made = cxml
      ? messageForm(cxml, connection, buildMessage(dependencies, cxml, connection, toReturn, coupon))
      : ociReturn(dependencies, connection, form.call_up ?? {}, toReturn);
    await notePunchOut(sql, viewer, order.id);
    return made;
  },
});

/** POST /punch-out/return: an extra call, for 'Annuleren'. */
export const postEmptyPunchOutReturn = defineRoute({
  method: 'post',
  paths: ['/punch-out/return'],
  summary:
    'The return without an order as the form that the browser posts: no OCI items, or the cXML PunchOutOrderMessage that changes nothing.',
  access: 'customer',
  // Every role can go back without an order.
  permission: null,
  input: noInput,
  form: punchOutReturnRequestSchema,
  responseSchema: punchOutReturnSchema,
  errorResponses: returnErrorResponses,
  handle: async ({ dependencies, viewer, form }) => {
    const { cxml, connection } = await findReturnTerms(dependencies.database.sql, viewer);
    if (!cxml) return ociReturn(dependencies, connection, form.call_up ?? {}, null);
    return messageForm(cxml, connection, await unchangedMessage(dependencies, viewer, cxml, connection));
  },
});
