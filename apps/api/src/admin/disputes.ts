import { isoDateOfTimestamp } from '@magazijn/domain/delivery';
import type { paymentDisputes } from '../database/tables/payments.ts';
import { formatMinorUnits } from '../payments/formatMinorUnits.ts';
import { type AdminCommand, readArguments } from './AdminCommand.ts';

const maxListed = 100;

type Dispute = Pick<
  typeof paymentDisputes.$inferSelect,
  'stage' | 'amountCents' | 'currency' | 'reason' | 'changedAt'
> & {
  readonly reference: string;
  readonly customer: string;
};

/** `disputes`: lists payments that a bank questions, has charged back or returned; returned ones last. */
export const disputes: AdminCommand = {
  name: 'disputes',
  usage: '',
  summary: 'Lists payments that the bank of a customer asks about, took back or returned.',
  run: async ({ database: { sql }, print }, args) => {
    readArguments(args, []);
    const found = await sql<Dispute[]>`
      select stage, payment_disputes.amount_cents, currency, reason, changed_at, reference,
          coalesce(buyer ->> 'customerNumber', customer_number) as customer
        from payment_disputes join payments on payments.id = payment_id
        left join orders on orders.id = order_id left join companies on companies.id = payments.company_id
        order by stage = 'reversed', changed_at desc limit ${maxListed + 1}`;
    if (found.length === 0) print('There are no disputes.');
    for (const { reference, amountCents, currency, customer, stage, changedAt, reason } of found.slice(
      0,
      maxListed,
    )) {
      const day = isoDateOfTimestamp(Math.floor(changedAt.getTime() / 1000));
      const words = [
        reference,
        formatMinorUnits(amountCents, currency),
        `customer ${customer}`,
        `${stage} ${day}`,
        reason,
      ];
      print(words.filter((word) => word !== '').join('  '));
    }
    if (found.length > maxListed) print(`Only ${maxListed} are shown.`);
    return 0;
  },
};
