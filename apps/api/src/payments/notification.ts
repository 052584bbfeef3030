import * as z from 'zod/mini';

const text = z.string().check(z.maxLength(300));

/** One event of the payment provider, as it stands in a webhook. */
export const notificationSchema = z.object({
  pspReference: text,
  originalReference: z.optional(text),
  merchantAccountCode: text,
  merchantReference: text,
  amount: z.object({ value: z.int(), currency: z.string().check(z.maxLength(3)) }),
  eventCode: text,
  success: z.enum(['true', 'false']),
  reason: z.optional(z.nullable(z.string())),
  additionalData: z.object({ hmacSignature: text }),
});

/** The body of the webhook: at most as many events as the provider sends at once. */
export const webhookSchema = z.object({
  live: z.enum(['true', 'false']),
  notificationItems: z
    .array(z.object({ NotificationRequestItem: notificationSchema }))
    .check(z.minLength(1), z.maxLength(100)),
});

export type Notification = z.infer<typeof notificationSchema>;
