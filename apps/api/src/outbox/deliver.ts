import { createHash } from 'node:crypto';
import { composeMail } from '../mail/composeMail.ts';
import type { OutgoingMail } from '../mail/Mailer.ts';
import type { MailSender } from '../mail/MailSender.ts';
import { readMailSender } from '../mail/readMailSender.ts';
import { renderMailHtml } from '../mail/renderMailHtml.ts';
import { renderMailText } from '../mail/renderMailText.ts';
import { isPermanent } from './isPermanent.ts';
import type { OutboxParts } from './OutboxParts.ts';
import type { OutboxRow } from './OutboxRow.ts';

/** As much of an error as is kept. */
const longestError = 500;

/** Of what a mail is about, not of this attempt. At the sender's own domain, as spam filters expect. */
const messageIdOf = ({ uniqueKey }: OutboxRow, { address }: MailSender): string => {
  const domain = address.slice(address.lastIndexOf('@') + 1);
  return `${createHash('sha256').update(uniqueKey).digest('hex').slice(0, 32)}@${domain}`;
};

async function prepare(parts: OutboxParts, row: OutboxRow): Promise<OutgoingMail | null> {
  const { database, settings, clock } = parts;
  const content = await composeMail({ sql: database.sql, settings, clock }, row.kind, row.payload);
  if (!content) return null;
  const sender = readMailSender(settings);
  return {
    messageId: messageIdOf(row, sender),
    to: content.to,
    subject: content.subject,
    html: await renderMailHtml(content, sender),
    text: renderMailText(content, sender),
  };
}

async function noteFailure(parts: OutboxParts, row: OutboxRow, error: unknown): Promise<void> {
  const { id, kind, attempts } = row;
  const message = error instanceof Error ? error.message : String(error);
  const delay = isPermanent(error) ? null : parts.retryDelay(attempts);
  const { sql } = parts.database;
  await (delay === null
    ? sql`update outbox set failed_at = now(), last_error = ${message.slice(0, longestError)} where id = ${id}`
    : sql`
        update outbox
          set next_attempt_at = now() + ${delay} * interval '1 millisecond',
            last_error = ${message.slice(0, longestError)}
          where id = ${id}`);
  parts.report({ event: delay === null ? 'mail-given-up' : 'mail-failed', id, kind, attempts, message });
}

/**
 * Sends one mail and notes what came of it. A process that ends between the two sends it again; the mail then has the
 * same Message-ID, by which mail programs know it for the same.
 */
export async function deliver(parts: OutboxParts, row: OutboxRow): Promise<void> {
  let isSent = false;
  try {
    const mail = await prepare(parts, row);
    if (mail) await parts.mailer.send(mail);
    isSent = mail !== null;
  } catch (error) {
    await noteFailure(parts, row, error);
    return;
  }
  const note = isSent ? null : 'There was nobody to send it to any more.';
  await parts.database.sql`update outbox set sent_at = now(), last_error = ${note} where id = ${row.id}`;
}
