import type { Database } from '../database/Database.ts';
import { deadLetterQueue } from '../database/jobQueues.ts';

/** Metrics of the worker's queues and of sales; each reads one index at most. */
export const workFigures = ({ sql }: Database) => [
  {
    name: 'magazijn_mails',
    help: 'Unsent mails: due (to be sent now), later (to be retried), dead (given up).',
    read: async () => {
      const [row] = await sql<{ due: number; later: number; dead: number }[]>`
        select count(*) filter (where name = 'mail' and start_after <= now())::float8 as due,
            count(*) filter (where name = 'mail' and start_after > now())::float8 as later,
            count(*) filter (where name = ${deadLetterQueue})::float8 as dead
          from jobs.job
          where state < 'completed' and coalesce(source_name, name) = 'mail' and name in ('mail', ${deadLetterQueue})`;
      return { due: row?.due ?? 0, later: row?.later ?? 0, dead: row?.dead ?? 0 };
    },
  },
  {
    name: 'magazijn_oldest_unsent_mail_seconds',
    help: 'Age of the oldest mail that is neither sent nor given up, however often it was tried.',
    read: async () => {
      const [row] = await sql<{ seconds: number }[]>`
        select coalesce(extract(epoch from now() - min(created_on)), 0)::float8 as seconds
          from jobs.job where name = 'mail' and state < 'completed'`;
      return { waiting: row?.seconds ?? 0 };
    },
  },
  {
    name: 'magazijn_payment_notifications',
    help: 'Events of the payment provider: received so far, waiting, and dead (given up).',
    read: async () => {
      const [row] = await sql<{ received: number; waiting: number; dead: number }[]>`
        select (select coalesce(max(id), 0) from payment_notifications)::float8 as received,
            count(*) filter (where name = 'payment-notification')::float8 as waiting,
            count(*) filter (where name = ${deadLetterQueue})::float8 as dead
          from jobs.job
          where state < 'completed' and coalesce(source_name, name) = 'payment-notification'
            and name in ('payment-notification', ${deadLetterQueue})`;
      return { received: row?.received ?? 0, waiting: row?.waiting ?? 0, dead: row?.dead ?? 0 };
    },
  },
  {
    name: 'magazijn_oldest_payment_notification_seconds',
    help: 'Age of the oldest event of the payment provider that is neither handled nor given up.',
    read: async () => {
      const [row] = await sql<{ seconds: number }[]>`
        select coalesce(extract(epoch from now() - min(created_on)), 0)::float8 as seconds
          from jobs.job where name = 'payment-notification' and state < 'completed'`;
      return { waiting: row?.seconds ?? 0 };
    },
  },
  {
    name: 'magazijn_refunds',
    help: 'Payments to refund: owed (not refunded yet), and of those stuck (given up, or refused by the provider).',
    read: async () => {
      const [row] = await sql<{ owed: number; stuck: number }[]>`
        select count(*)::float8 as owed,
            count(*) filter (where refund_asked_at is null and not exists (
              select from jobs.job
                where name = 'payment-refund' and singleton_key = payments.id::text and state < 'completed'
            ))::float8 as stuck
          from payments where refund_reason is not null and refunded_at is null`;
      return { owed: row?.owed ?? 0, stuck: row?.stuck ?? 0 };
    },
  },
  {
    name: 'magazijn_schedule_last_success_timestamp_seconds',
    help: 'Last success of each schedule, in Unix seconds; before the first success, the creation of the schedule.',
    read: async () => {
      const rows = await sql<{ name: string; seconds: number }[]>`
        select schedule.name, extract(epoch from coalesce(last.completed_on, schedule.created_on))::float8 as seconds
          from jobs.schedule
          left join lateral (
            select completed_on from jobs.job
              where job.name = schedule.name and job.completed_on is not null and job.state = 'completed'
              order by job.completed_on desc limit 1
          ) as last on true`;
      return Object.fromEntries(rows.map(({ name, seconds }) => [name, seconds]));
    },
  },
  {
    name: 'magazijn_backup_last_success_timestamp_seconds',
    help: 'Last time that deploy/postgresql/backup.sh verified a backup by restoring it, in Unix seconds; 0 for never.',
    read: async () => {
      const [row] = await sql<{ seconds: number }[]>`
        select extract(epoch from happened_at)::float8 as seconds
          from audit_events where user_id is null and event = 'backup-checked' order by id desc limit 1`;
      return { checked: row?.seconds ?? 0 };
    },
  },
  {
    name: 'magazijn_orders',
    help: 'Last invoice number: counts all placed orders, and their changes after an invoice.',
    read: async () => {
      const [row] = await sql<{ placed: number }[]>`
        select coalesce(max(last), 0)::float8 as placed from number_series where name = 'factuurnummer'`;
      return { placed: row?.placed ?? 0 };
    },
  },
];
