import { createHash } from 'node:crypto';
import type { Database } from '../database/Database.ts';
import { PermanentError } from '../database/jobQueues.ts';
import type { BackEndSettings } from '../settings/ApiSettings.ts';
import { composeMail } from './composeMail.ts';
import { type Mailer, type MailSender, type OutgoingMail, readMailSender } from './createMailer.ts';
import { renderMailHtml, renderMailText } from './renderMail.ts';

interface MailDependencies {
  readonly database: Database;
  readonly settings: BackEndSettings;
  readonly clock: () => Date;
  readonly mailer: Mailer;
}

interface OutboxRow {
  readonly kind: string;
  readonly uniqueKey: string;
  readonly payload: unknown;
}

/** Depends on the outbox row, not on the attempt. On the sender's domain, as spam filters expect. */
const messageIdOf = ({ uniqueKey }: OutboxRow, { address }: MailSender): string => {
  const domain = address.slice(address.lastIndexOf('@') + 1);
  return `${createHash('sha256').update(uniqueKey).digest('hex').slice(0, 32)}@${domain}`;
};

async function prepare(
  { database: { sql }, settings, clock }: MailDependencies,
  row: OutboxRow,
): Promise<OutgoingMail | null> {
  const content = await composeMail({ sql, settings, clock }, row.kind, row.payload);
  if (!content) return null;
  const sender = readMailSender(settings);
  return {
    messageId: messageIdOf(row, sender),
    to: content.to,
    subject: content.subject,
    html: await renderMailHtml(content, sender),
    text: renderMailText(content, sender),
    attachments: content.attachments,
  };
}

/**
 * Sends a mail and records it, once; after a crash between the two it is sent again with the same Message-ID.
 *
 * @throws {PermanentError} when the mail server rejects the mail permanently.
 */
export async function sendMail(dependencies: MailDependencies, id: number): Promise<void> {
  const { sql } = dependencies.database;
  const [row] = await sql<OutboxRow[]>`
    select kind, unique_key, payload from outbox where id = ${id} and sent_at is null`;
  if (!row) return;
  const mail = await prepare(dependencies, row);
  if (mail) {
    await dependencies.mailer.send(mail).catch((error: unknown) => {
      throw isPermanent(error) ? new PermanentError(error.message) : error;
    });
  }
  const note = mail ? null : 'There was nobody to send it to any more.';
  await sql`update outbox set sent_at = now(), last_error = ${note} where id = ${id}`;
}

/**
 * A 5xx reply (RFC 5321, section 4.2.1) to recipient or content. A refused login is an error of the settings: retried.
 */
export function isPermanent(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const { code, responseCode } = error as Error & { code?: unknown; responseCode?: unknown };
  return (
    (code === 'EENVELOPE' || code === 'EMESSAGE') &&
    typeof responseCode === 'number' &&
    responseCode >= 500 &&
    responseCode < 600
  );
}
