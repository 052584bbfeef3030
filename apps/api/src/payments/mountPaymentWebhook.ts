import type { Context, Hono } from 'hono';
import type { ApiParts } from '../ApiParts.ts';
import { notFound } from '../http/notFound.ts';
import { parse } from '../http/parse.ts';
import { Refusal } from '../http/Refusal.ts';
import type { PaymentSettings } from '../settings/PaymentSettings.ts';
import { handleNotifications } from './handleNotifications.ts';
import { isSigned } from './hmacSignature.ts';
import { type Notification, webhookSchema } from './notification.ts';
import { storeNotifications } from './storeNotifications.ts';

async function readItems(request: Request, settings: PaymentSettings): Promise<Notification[]> {
  const body: unknown = await request.json().catch((error: unknown) => {
    if (error instanceof Refusal) throw error;
    throw new Refusal(400, 'The body is not JSON.');
  });
  const { live, notificationItems } = parse(webhookSchema, body);
  const items = notificationItems.map(({ NotificationRequestItem: item }) => item);
  const ours =
    (live === 'true') === (settings.environment !== 'test') &&
    items.every(
      (item) => item.merchantAccountCode === settings.merchantAccount && isSigned(item, settings.hmacKeys),
    );
  if (!ours) throw new Refusal(401, 'The signature, the account or the environment is not the agreed one.');
  return items;
}

/**
 * POST /payment/webhook: the provider's word on payments. It is no call of the shop: it comes from elsewhere, speaks
 * JSON, and is known by its signature. Events are stored, then accepted, then worked off, so that none is lost; the
 * provider sends again what was not accepted.
 */
export function mountPaymentWebhook(app: Hono, parts: ApiParts): void {
  app.post('/api/v1/payment/webhook', async (context: Context) => {
    const { settings, database, clock } = parts;
    if (settings.payments === null) throw notFound();
    await storeNotifications(database.sql, await readItems(context.req.raw, settings.payments), clock());
    void handleNotifications(parts).catch((error: unknown) =>
      parts.report({ event: 'payment-notification-failed', reference: '', message: String(error) }),
    );
    return context.text('[accepted]');
  });
}
