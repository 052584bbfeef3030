import { createHmac } from 'node:crypto';

/** An event as the provider tells it, before its signature. */
export interface NotificationItem {
  readonly pspReference: string;
  readonly originalReference?: string;
  readonly merchantAccountCode: string;
  readonly merchantReference: string;
  readonly amount: { readonly value: number; readonly currency: string };
  readonly eventCode: string;
  readonly success: 'true' | 'false';
}

/**
 * Signs an event as the provider does. Written apart from the back end's check of it: two that share a mistake would
 * agree.
 *
 * @param key hexadecimal
 */
export function signNotification(item: NotificationItem, key: string): string {
  const { amount } = item;
  const parts = [item.pspReference, item.originalReference ?? '', item.merchantAccountCode];
  const signed = [
    ...parts,
    item.merchantReference,
    `${amount.value}`,
    amount.currency,
    item.eventCode,
    item.success,
  ];
  return createHmac('sha256', Buffer.from(key, 'hex')).update(signed.join(':')).digest('base64');
}
