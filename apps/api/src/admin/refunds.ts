import { cents, formatEuros } from '@magazijn/domain/money';
import type { PaymentRow } from '../payments/settlePayment.ts';
import { type AdminCommand, type AdminDependencies, AdminError, readArguments } from './AdminCommand.ts';

/** As many as are listed. */
const maxListed = 100;

type Refund = Pick<
  PaymentRow,
  | 'reference'
  | 'amountCents'
  | 'refundReason'
  | 'refundNextAt'
  | 'refundAskedAt'
  | 'refundedAt'
  | 'refundError'
> & { readonly customer: string };

/** Where a refund stands. */
function stateOf({ refundedAt, refundAskedAt, refundNextAt, refundError }: Refund): string {
  if (refundedAt) return `paid back ${refundedAt.toISOString()}`;
  if (refundAskedAt) return `accepted by the provider ${refundAskedAt.toISOString()}`;
  if (refundNextAt) return refundError ? `tried again after: ${refundError}` : 'about to be asked for';
  return `needs you: ${refundError ?? ''}`;
}

async function list({ database, print }: AdminDependencies): Promise<void> {
  const refunds = await database.sql<Refund[]>`
    select reference, amount_cents, refund_reason, refund_next_at, refund_asked_at, refunded_at, refund_error,
        buyer ->> 'customerNumber' as customer
      from payments join orders on orders.id = order_id
      where refund_reason is not null
      order by refunded_at is not null, payments.id desc limit ${maxListed}`;
  if (refunds.length === 0) print('There are no refunds.');
  for (const refund of refunds) {
    const { reference, amountCents, refundReason, customer } = refund;
    print(
      `${reference}  ${formatEuros(cents(amountCents))}  customer ${customer}  ${refundReason}  ${stateOf(refund)}`,
    );
  }
  if (refunds.length === maxListed) print(`Only ${maxListed} are shown, the open ones first.`);
}

/** `refunds`: lists what is paid back, and notes that a person has paid one back by hand, or has it tried again. */
export const refunds: AdminCommand = {
  name: 'refunds',
  usage: '[retry|done <reference>]',
  summary:
    'Lists payments that are paid back; has one asked for again, or notes that it was paid back by hand.',
  run: async (dependencies, args) => {
    if (args.length === 0) {
      await list(dependencies);
      return 0;
    }
    const [word] = args;
    if (word !== 'retry' && word !== 'done') {
      throw new AdminError(`"${word}" is not known here: type "retry" or "done".`);
    }
    const [reference = ''] = readArguments(args.slice(1), ['reference of the payment']).values;
    const { sql } = dependencies.database;
    const change =
      word === 'retry'
        ? sql`refund_next_at = now(), refund_attempts = 0, refund_asked_at = null`
        : sql`refunded_at = now(), refund_next_at = null, refund_error = null`;
    const { count } = await sql`
      update payments set ${change}
        where reference = ${reference} and refund_reason is not null and refunded_at is null`;
    if (count === 0) throw new AdminError(`There is no open refund of the payment "${reference}".`);
    dependencies.print(
      word === 'retry' ? `${reference} is asked for again.` : `${reference} is noted as paid back.`,
    );
    return 0;
  },
};
