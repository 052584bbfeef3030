import * as z from 'zod/mini';

const id = z.int().check(z.positive());
const user = z.object({ userId: id });

/** What each kind of mail is told; the rest is read when it is sent, so that it is true by then. */
export const outboxPayloads = {
  /** An order was placed; `backorders` are what of it follows later. */
  'order-confirmation': z.extend(user, {
    orderId: id,
    backorders: z._default(z.array(z.object({ description: z.string(), amount: z.number() })), []),
  }),
  /** A payment that was under way was refused after all. */
  'payment-failed': z.extend(user, { orderId: id, orderNumber: z.string() }),
  'registration-received': user,
  /** To the shop itself: somebody wants to become a customer. */
  'registration-notice': user,
  'registration-approved': user,
  /** Somebody registered with an address that has an account already. */
  'account-exists': user,
  /** A link to choose a new password. Its token is made when the mail is, so that it stands nowhere. */
  'password-reset': user,
  /** A password was changed: whoever did not do that has to hear of it. */
  'password-changed': user,
  /** A new password was asked for an account that cannot log in. */
  'account-inactive': user,
  /** A product is back that this user waits for. */
  'stock-back': z.extend(user, { productId: id }),
} as const;

export type OutboxKind = keyof typeof outboxPayloads;

/** What is noted. */
export type OutboxPayload<Kind extends OutboxKind> = z.input<(typeof outboxPayloads)[Kind]>;

/** What is read back: everything that was left out has its default. */
export type OutboxContent<Kind extends OutboxKind> = z.infer<(typeof outboxPayloads)[Kind]>;
