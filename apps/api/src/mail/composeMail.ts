import type * as z from 'zod/mini';
import { type OutboxKind, outboxPayloads } from '../database/outbox.ts';
import {
  composeAccountExists,
  composeAccountInactive,
  composePasswordChanged,
  composePasswordReset,
} from './accountMails.ts';
import { composeApprovalDecision, composeApprovalRequest } from './approvalMails.ts';
import { composeInvitation } from './composeInvitation.ts';
import { composeCreditNote, composeInvoice } from './composeInvoice.ts';
import { composeInvoicePaymentFailed } from './composeInvoicePaymentFailed.ts';
import { composeStockBack } from './composeStockBack.ts';
import {
  composeChargebackReversed,
  composeDisputeNotice,
  composePaymentChargedBack,
} from './disputeMails.ts';
import type { MailContent, MailDependencies } from './MailContent.ts';
import {
  composeOrderCancelled,
  composeOrderChanged,
  composeOrderConfirmation,
  composePaymentFailed,
  composePaymentPending,
} from './orderMails.ts';
import { composePaymentRefunded, composeRefundNotice } from './refundMails.ts';
import {
  composeRegistrationApproved,
  composeRegistrationNotice,
  composeRegistrationReceived,
  composeRegistrationRefused,
} from './registrationMails.ts';
import { composeStandingOrderNotice, composeStandingOrderQuestion } from './standingOrderMails.ts';

/** Returns null when there is no recipient, or nothing to send, any more. */
type Composer = (dependencies: MailDependencies, payload: unknown) => Promise<MailContent | null>;

const reading =
  <Schema extends z.ZodMiniType>(
    schema: Schema,
    compose: (dependencies: MailDependencies, payload: z.infer<Schema>) => Promise<MailContent | null>,
  ): Composer =>
  (dependencies, payload) =>
    compose(dependencies, schema.parse(payload));

const composers: Readonly<Record<OutboxKind, Composer>> = {
  'order-confirmation': reading(outboxPayloads['order-confirmation'], composeOrderConfirmation),
  'payment-pending': reading(outboxPayloads['payment-pending'], composePaymentPending),
  invoice: reading(outboxPayloads.invoice, composeInvoice),
  'credit-note': reading(outboxPayloads['credit-note'], composeCreditNote),
  'order-changed': reading(outboxPayloads['order-changed'], composeOrderChanged),
  'order-cancelled': reading(outboxPayloads['order-cancelled'], composeOrderCancelled),
  'payment-failed': reading(outboxPayloads['payment-failed'], composePaymentFailed),
  'invoice-payment-failed': reading(outboxPayloads['invoice-payment-failed'], composeInvoicePaymentFailed),
  'payment-charged-back': reading(outboxPayloads['payment-charged-back'], composePaymentChargedBack),
  'chargeback-reversed': reading(outboxPayloads['chargeback-reversed'], composeChargebackReversed),
  'dispute-notice': reading(outboxPayloads['dispute-notice'], composeDisputeNotice),
  'payment-refunded': reading(outboxPayloads['payment-refunded'], composePaymentRefunded),
  'refund-notice': reading(outboxPayloads['refund-notice'], composeRefundNotice),
  'registration-received': reading(outboxPayloads['registration-received'], composeRegistrationReceived),
  'registration-notice': reading(outboxPayloads['registration-notice'], composeRegistrationNotice),
  'registration-approved': reading(outboxPayloads['registration-approved'], composeRegistrationApproved),
  'registration-refused': reading(outboxPayloads['registration-refused'], composeRegistrationRefused),
  'account-exists': reading(outboxPayloads['account-exists'], composeAccountExists),
  'password-reset': reading(outboxPayloads['password-reset'], composePasswordReset),
  'password-changed': reading(outboxPayloads['password-changed'], composePasswordChanged),
  'account-inactive': reading(outboxPayloads['account-inactive'], composeAccountInactive),
  invitation: reading(outboxPayloads.invitation, composeInvitation),
  'stock-back': reading(outboxPayloads['stock-back'], composeStockBack),
  'approval-request': reading(outboxPayloads['approval-request'], composeApprovalRequest),
  'approval-decision': reading(outboxPayloads['approval-decision'], composeApprovalDecision),
  'standing-order-notice': reading(outboxPayloads['standing-order-notice'], composeStandingOrderNotice),
  'standing-order-question': reading(outboxPayloads['standing-order-question'], composeStandingOrderQuestion),
};

const isKind = (kind: string): kind is OutboxKind => Object.hasOwn(outboxPayloads, kind);

/** Composes a mail from current data. @throws Error for an unknown kind or an invalid payload. */
export function composeMail(
  dependencies: MailDependencies,
  kind: string,
  payload: unknown,
): Promise<MailContent | null> {
  if (!isKind(kind)) throw new TypeError(`There is no mail of the kind ${kind}`);
  return composers[kind](dependencies, payload);
}
