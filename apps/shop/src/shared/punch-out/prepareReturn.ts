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

/** The calls of punch-out, made with a token that need not be the session's yet. */
export const punchOutClient = (token: () => string | null): PunchOutClient =>
  createPunchOutClient({ token, xsrfToken: () => readCookie('XSRF-TOKEN') });

type ReturnClient = Pick<PunchOutClient, 'punchOutReturn'>;

/**
 * The return of a draft, made before it is placed, so that nothing that may fail stands between an order and its return.
 * The back end makes it, OCI and cXML alike.
 *
 * @param deliveryDate seconds, 12:00 Europe/Amsterdam: the one that was chosen
 * @returns null when a cXML back end has no message for it
 * @throws {ApiError} when the back end refuses it, or a cXML message could not be asked for
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
 * The return of a buyer who took nothing. OCI: a form without items. cXML: the back end's message, which leaves an
 * edited requisition as it is.
 *
 * @returns null when a cXML back end has no message for it
 * @throws {ApiError} when the back end refuses it, or a cXML message could not be asked for
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
 * The return as the back end makes it; null where it has no such call or does not answer now, since an OCI return is still
 * to be had without it.
 *
 * @throws {ApiError} what the back end refuses, such as the hook: that is not for the shop to overrule
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

/** What of a punch-out session a return is written with. */
type ReturnManner = Pick<PunchOutSession, 'dateFormat' | 'target' | 'charset' | 'echo' | 'agreed'>;

/**
 * The form of an OCI return made here, by the domain's own rules: for a back end that makes none, and for
 * what procurement systems ask without an order (VALIDATE, BACKGROUND_SEARCH).
 *
 * @param action the hook URL as it came
 * @param order null for a buyer who took nothing
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

/**
 * What the return of a draft is made of where the back end does not say it: its lines, its delivery, and its coupon per
 * VAT rate.
 *
 * @param deliveryDate seconds, 12:00 Europe/Amsterdam: the one that was chosen
 */
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
  const { productId, quantity, price, discount, total, vatPercentage, giveAway } = line;
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
  };
}
