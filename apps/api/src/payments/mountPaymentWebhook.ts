// The webhook of the payment provider: the schema of its events, their signature, and their storage.

import { createHmac, timingSafeEqual } from 'node:crypto';
import { cleanLines } from '@magazijn/domain/validation';
import type { Context, Hono } from 'hono';
import * as z from 'zod/mini';
import type { ApiDependencies } from '../ApiDependencies.ts';
import { HttpError, notFound } from '../http/HttpError.ts';
import { parse } from '../http/readInput.ts';
import type { PaymentSettings } from '../settings/readPaymentSettings.ts';

async function readItems(request: Request, settings: PaymentSettings): Promise<Notification[]> {
  const body: unknown = await request.json().catch((error: unknown) => {
    if (error instanceof HttpError) throw error;
    throw new HttpError(400, 'The body is not JSON.');
  });
  const { live, notificationItems } = parse(webhookSchema, body);
  const items = notificationItems.map(({ NotificationRequestItem: item }) => item);
  const ours =
    (live === 'true') === (settings.environment !== 'test') &&
    items.every(
      (item) => item.merchantAccountCode === settings.merchantAccount && isSigned(item, settings.hmacKeys),
    );
  if (!ours) throw new HttpError(401, 'The signature, the account or the environment is not the agreed one.');
  return items;
}

/**
 * POST /payment/webhook: receives the provider's events as JSON, authenticated by their signature. Events are stored
 * and queued before they are accepted, so that none is lost; the provider sends rejected events again.
 */
export function mountPaymentWebhook(app: Hono, dependencies: ApiDependencies): void {
  app.post('/api/v1/payment/webhook', async (context: Context) => {
    const { settings, clock } = dependencies;
    if (settings.payments === null) throw notFound();
    await storeNotifications(dependencies, await readItems(context.req.raw, settings.payments), clock());
    return context.text('[accepted]');
  });
}

/** References have no length limit of their own; the limit of the body applies. */
const text = z.string();

/**
 * One event in a webhook of the payment provider. Events of other subjects, such as reports, may have null or no reference
 * and amount. They are stored too, since the provider would repeat a rejected event.
 */
const notificationSchema = z.object({
  pspReference: text,
  originalReference: z.nullish(text),
  merchantAccountCode: text,
  merchantReference: z.nullish(text),
  amount: z.nullish(z.object({ value: z.nullish(z.int()), currency: z.nullish(text) })),
  eventCode: text,
  success: z.enum(['true', 'false']),
  reason: z.optional(z.nullable(z.string())),
  paymentMethod: z.nullish(text),
  additionalData: z.object({ hmacSignature: text }),
});

const reference = z.string().check(z.minLength(1));
const withReference = z.object({ merchantReference: reference });
const withAmount = z.object({
  merchantReference: reference,
  amount: z.object({ value: z.int().check(z.positive()), currency: z.string().check(z.length(3)) }),
});
const authorisation = z.discriminatedUnion('success', [
  z.extend(withAmount, { success: z.literal('true') }),
  z.object({ success: z.literal('false'), merchantReference: reference }),
]);

/** The fields that an event needs to be applied; events of other kinds need none. */
const kindSchemas: Readonly<Record<string, z.ZodMiniType>> = {
  AUTHORISATION: authorisation,
  PENDING: withReference,
  OFFER_CLOSED: withReference,
  CANCELLATION: withReference,
  CANCEL_OR_REFUND: withReference,
  REFUND: withReference,
  REFUND_FAILED: withReference,
  REQUEST_FOR_INFORMATION: withAmount,
  NOTIFICATION_OF_CHARGEBACK: withAmount,
  CHARGEBACK: withAmount,
  CHARGEBACK_REVERSED: withAmount,
  SECOND_CHARGEBACK: withAmount,
};

const isComplete = (item: Notification): boolean =>
  kindSchemas[item.eventCode]?.safeParse(item).success ?? true;

/** The body of the webhook: at most as many events as the provider sends at once. */
export const webhookSchema = z.object({
  live: z.enum(['true', 'false']),
  notificationItems: z
    .array(z.object({ NotificationRequestItem: notificationSchema }))
    .check(z.minLength(1), z.maxLength(100)),
});

type Notification = z.infer<typeof notificationSchema>;

type Signed = Omit<Notification, 'additionalData' | 'reason'>;

/**
 * The signature of an event: HMAC-SHA256 over its parts, as the provider publishes it.
 *
 * @param key hexadecimal.
 * @returns base64
 */
export function hmacSignature(item: Signed, key: string): string {
  const signed = [
    item.pspReference,
    item.originalReference ?? '',
    item.merchantAccountCode,
    item.merchantReference ?? '',
    item.amount?.value ?? '',
    item.amount?.currency ?? '',
    item.eventCode,
    item.success,
  ].join(':');
  return createHmac('sha256', Buffer.from(key, 'hex')).update(signed, 'utf8').digest('base64');
}

/** Whether an event was signed with one of the keys, compared in constant time. */
export function isSigned(item: Notification, keys: readonly string[]): boolean {
  const given = Buffer.from(item.additionalData.hmacSignature, 'utf8');
  return keys
    .map((key) => Buffer.from(hmacSignature(item, key), 'utf8'))
    .map((expected) => expected.length === given.length && timingSafeEqual(expected, given))
    .includes(true);
}

/** Shortens a text and removes characters that PostgreSQL cannot store. */
const storedText = (text: string | null | undefined): string =>
  cleanLines(text ?? '')
    .slice(0, 300)
    .toWellFormed();

/**
 * Stores events before they are handled; stored ones stay unchanged. An event without the fields that its kind needs is
 * stored as `incomplete` and reported: a retry would not complete it.
 */
async function storeNotifications(
  { database: { sql }, report }: Pick<ApiDependencies, 'database' | 'report'>,
  items: readonly Notification[],
  now: Date,
): Promise<void> {
  for (const item of items) {
    const whole = isComplete(item);
    if (!whole)
      report({ event: 'payment-notification-incomplete', reference: storedText(item.pspReference) });
    await sql`
      insert into payment_notifications ${sql({
        psp_reference: storedText(item.pspReference),
        event_code: storedText(item.eventCode),
        success: item.success === 'true',
        merchant_reference: storedText(item.merchantReference),
        amount_cents: item.amount?.value ?? 0,
        currency: storedText(item.amount?.currency),
        reason: storedText(item.reason),
        payment_method: storedText(item.paymentMethod) || null,
        received_at: now,
        ...(!whole && { handled_at: now, outcome: 'incomplete' }),
      })} on conflict (psp_reference, event_code, success) do nothing`;
  }
}
