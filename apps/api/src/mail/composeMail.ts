import type * as z from 'zod/mini';
import { type OutboxKind, outboxPayloads } from '../outbox/outboxPayloads.ts';
import { composeAccountExists } from './composeAccountExists.ts';
import { composeAccountInactive } from './composeAccountInactive.ts';
import { composeOrderConfirmation } from './composeOrderConfirmation.ts';
import { composePasswordChanged } from './composePasswordChanged.ts';
import { composePasswordReset } from './composePasswordReset.ts';
import { composePaymentFailed } from './composePaymentFailed.ts';
import { composeRegistrationApproved } from './composeRegistrationApproved.ts';
import { composeRegistrationNotice } from './composeRegistrationNotice.ts';
import { composeRegistrationReceived } from './composeRegistrationReceived.ts';
import { composeStockBack } from './composeStockBack.ts';
import type { MailContent } from './MailContent.ts';
import type { MailParts } from './MailParts.ts';

/** Null when there is nothing, or nobody, to send it to any more. */
type Composer = (parts: MailParts, payload: unknown) => Promise<MailContent | null>;

/** A composer of what a schema reads. */
const reading =
  <Schema extends z.ZodMiniType>(
    schema: Schema,
    compose: (parts: MailParts, payload: z.infer<Schema>) => Promise<MailContent | null>,
  ): Composer =>
  (parts, payload) =>
    compose(parts, schema.parse(payload));

const composers: Readonly<Record<OutboxKind, Composer>> = {
  'order-confirmation': reading(outboxPayloads['order-confirmation'], composeOrderConfirmation),
  'payment-failed': reading(outboxPayloads['payment-failed'], composePaymentFailed),
  'registration-received': reading(outboxPayloads['registration-received'], composeRegistrationReceived),
  'registration-notice': reading(outboxPayloads['registration-notice'], composeRegistrationNotice),
  'registration-approved': reading(outboxPayloads['registration-approved'], composeRegistrationApproved),
  'account-exists': reading(outboxPayloads['account-exists'], composeAccountExists),
  'password-reset': reading(outboxPayloads['password-reset'], composePasswordReset),
  'password-changed': reading(outboxPayloads['password-changed'], composePasswordChanged),
  'account-inactive': reading(outboxPayloads['account-inactive'], composeAccountInactive),
  'stock-back': reading(outboxPayloads['stock-back'], composeStockBack),
};

const isKind = (kind: string): kind is OutboxKind => Object.hasOwn(outboxPayloads, kind);

/**
 * Makes the mail that a row of the outbox asks for, of what is true by now.
 *
 * @throws Error for a row that nobody of ours wrote.
 */
export function composeMail(parts: MailParts, kind: string, payload: unknown): Promise<MailContent | null> {
  if (!isKind(kind)) throw new TypeError(`There is no mail of the kind ${kind}`);
  return composers[kind](parts, payload);
}
