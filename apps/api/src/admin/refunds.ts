import { cents, formatEuros } from '@magazijn/domain/money';
import type { PaymentRow } from '../payments/settlePayment.ts';
import { type AdminCommand, type AdminDependencies, AdminError, readArguments } from './AdminCommand.ts';

const maxListed = 100;

type Refund = Pick<PaymentRow, 'reference' | 'refundReason' | 'refundAskedAt' | 'refundedAt'> & {
  readonly amountCents: number;
  readonly customer: string;
  readonly waits: boolean;
  /** The error of the last attempt; null before the first. */
  readonly error: string | null;
};

function stateOf({ refundedAt, refundAskedAt, waits, error }: Refund): string {
  if (refundedAt) return `paid back ${refundedAt.toISOString()}`;
  if (refundAskedAt) return `accepted by the provider ${refundAskedAt.toISOString()}`;
  if (waits) return error ? `tried again after: ${error}` : 'about to be asked for';
  return `needs you: ${error ?? ''}`;
}

async function list({ database, print }: AdminDependencies): Promise<void> {
  const refunds = await database.sql<Refund[]>`
    select reference, coalesce(refund_cents, amount_cents) as amount_cents, refund_reason, refund_asked_at, refunded_at,
        coalesce(buyer ->> 'customerNumber', customer_number) as customer,
        coalesce(job.state < 'completed', false) as waits, coalesce(refund_error, job.output ->> 'message') as error
      from payments left join orders on orders.id = order_id left join companies on companies.id = payments.company_id
      left join lateral (
        select state, output from jobs.job where name = 'payment-refund' and singleton_key = payments.id::text
          order by created_on desc limit 1
      ) as job on true
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

/** `refunds`: lists refunds; requests one again, or records that it was paid by hand. */
export const refunds: AdminCommand = {
  name: 'refunds',
  usage: '[retry|done <reference>]',
  summary: 'Lists refunds of payments; requests one again, or records that it was paid by hand.',
  run: async (dependencies, args) => {
    if (args.length === 0) {
      await list(dependencies);
      return 0;
    }
    const [word] = args;
    if (word !== 'retry' && word !== 'done') {
      throw new AdminError(`"${word}" is not an action: type "retry" or "done".`);
    }
    const [reference = ''] = readArguments(args.slice(1), ['reference of the payment']).values;
    const { sql } = dependencies.database;
    const open = sql`reference = ${reference} and refund_reason is not null and refunded_at is null`;
    const { count } =
      word === 'retry'
        ? await sql`
            with again as (
              -- A refund that failed needs a new idempotency key. One without a response keeps its key: it may be done.
              update payments set refund_error = null, refund_asked_at = null,
                  refund_attempts = refund_attempts + (refund_error is not null)::int
                where ${open} returning id, reference
            ),
            replaced as (
              delete from jobs.job using again
                where name = 'payment-refund' and singleton_key = again.id::text and state <> 'active'
            )
            select queue_job('payment-refund', id, reference) from again`
        : await sql`update payments set refunded_at = now(), refund_error = null where ${open}`;
    if (count === 0) throw new AdminError(`There is no open refund of the payment "${reference}".`);
    dependencies.print(
      word === 'retry' ? `${reference} is requested again.` : `${reference} is recorded as paid back.`,
    );
    return 0;
  },
};
