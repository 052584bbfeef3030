import {
  type CartLine,
  createPunchOutClient,
  type DraftOrder,
  isTransient,
  type PunchOutClient,
} from '@magazijn/api-client';
import { isoDateOfTimestamp } from '@magazijn/domain/delivery';
import { couponPerVatRate } from '@magazijn/domain/money';
import { type OciOrder, ociReturnFields, readOciCharset } from '@magazijn/domain/oci';
import { readCookie } from '../storage/browserStorage.ts';
import type { PunchOutSession } from './createPunchOutStore.ts';
import type { ReturnForm } from './postReturn.ts';

/** The punch-out client for any token, also one that the session does not store yet. */
export const punchOutClient = (token: () => string | null): PunchOutClient =>
  createPunchOutClient({ token, xsrfToken: () => readCookie('XSRF-TOKEN') });

type ReturnClient = Pick<PunchOutClient, 'punchOutReturn'>;

/**
 * Makes a draft's return before it is placed, so that no call can fail between an order and its return; null
 * when a cXML back end has no message. `deliveryDate` in seconds, 12:00 Europe/Amsterdam.
 * @throws {ApiError} when the back end refuses it, or a cXML message could not be fetched
 */
export async function prepareReturn(
  punchOut: PunchOutSession,
  draft: DraftOrder,
  deliveryDate: number,
  client: ReturnClient,
): Promise<ReturnForm | null> {
  const made = await askReturn(punchOut, draft.id, client);
  if (made !== null || punchOut.hookUrl === null) return made;
  return fallbackReturn(punchOut.hookUrl, punchOut, ociOrderOf(draft, deliveryDate));
}

/**
 * The return of a cancelled punch-out: for OCI without items, for cXML the back end's message or null.
 * @throws {ApiError} when the back end refuses it, or a cXML message could not be fetched
 */
export async function emptyReturn(
  punchOut: PunchOutSession,
  client: ReturnClient,
): Promise<ReturnForm | null> {
  const made = await askReturn(punchOut, null, client);
  if (made !== null || punchOut.hookUrl === null) return made;
  return fallbackReturn(punchOut.hookUrl, punchOut, null);
}

/**
 * Fetches the return; null for OCI without the call or a response, since the shop can make that itself.
 * @throws {ApiError} when the back end refuses it, as for a forbidden hook URL
 */
async function askReturn(
  punchOut: PunchOutSession,
  orderId: number | null,
  client: ReturnClient,
): Promise<ReturnForm | null> {
  const { hookUrl, dateFormat, target, charset, echo } = punchOut;
  if (hookUrl === null) {
    const message = await client.punchOutReturn(orderId);
    return message && { ...message, target, charset: 'UTF-8' };
  }
  const request = {
    HOOK_URL: hookUrl,
    DATE_FORMAT: dateFormat,
    HTTP_CONTENT_CHARSET: charset,
    ...Object.fromEntries(echo.map(([name, value]) => [name.toUpperCase(), value])),
  };
  const made = await client.punchOutReturn(orderId, request).catch((error: unknown) => {
    if (!isTransient(error)) throw error;
    console.warn('The back end did not make the return', error);
    return null;
  });
  return made && { ...made, target, charset: readOciCharset(charset).label };
}

type ReturnManner = Pick<PunchOutSession, 'dateFormat' | 'target' | 'charset' | 'echo' | 'agreed'>;

/**
 * Makes an OCI return by the domain's rules, for back ends without the call and for VALIDATE and
 * BACKGROUND_SEARCH; `order` is null for a cancelled punch-out.
 */
export function fallbackReturn(action: string, manner: ReturnManner, order: OciOrder | null): ReturnForm {
  const { target, charset, agreed } = manner;
  return {
    action,
    target,
    charset: readOciCharset(charset).label,
    fields: ociReturnFields(order, manner, agreed),
  };
}

/** The contents of a draft's return. `deliveryDate`: the chosen day, seconds, 12:00 Europe/Amsterdam. */
export function ociOrderOf(
  { cart, shipping }: Pick<DraftOrder, 'cart' | 'shipping'>,
  deliveryDate: number,
): OciOrder {
  const goods = cart.lines.map(({ vatPercentage, total }) => ({ vatPercentage, sum: total }));
  return {
    lines: cart.lines.map(lineOf),
    shipping: { cost: cart.shipping, ...shipping },
    discounts: couponPerVatRate(cart.discount, goods),
    deliveryDate: isoDateOfTimestamp(deliveryDate),
    orderReference: cart.orderReference,
  };
}

function lineOf(line: CartLine): OciOrder['lines'][number] {
  const { productId, quantity, price, discount, total, vatPercentage, giveAway, costCentre } = line;
  return {
    productId,
    description: line.name,
    itemCode: line.articleNumber,
    categoryPath: line.path.split('/').slice(0, -1).join('/'),
    quantity,
    price,
    discount,
    total,
    vatPercentage,
    giveAway,
    ...(costCentre && { costCentre }),
  };
}
