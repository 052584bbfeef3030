import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Notification } from './notification.ts';

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
    item.merchantReference,
    item.amount.value,
    item.amount.currency,
    item.eventCode,
    item.success,
  ].join(':');
  return createHmac('sha256', Buffer.from(key, 'hex')).update(signed, 'utf8').digest('base64');
}

/** Whether an event was signed with one of the keys; takes as long for a wrong signature as for a right one. */
export function isSigned(item: Notification, keys: readonly string[]): boolean {
  const given = Buffer.from(item.additionalData.hmacSignature, 'utf8');
  return keys
    .map((key) => Buffer.from(hmacSignature(item, key), 'utf8'))
    .map((expected) => expected.length === given.length && timingSafeEqual(expected, given))
    .includes(true);
}
