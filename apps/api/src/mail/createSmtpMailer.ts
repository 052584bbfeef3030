import { createTransport } from 'nodemailer';
import type { Mailer } from './Mailer.ts';
import type { MailSender } from './MailSender.ts';
import { mailMessage } from './mailMessage.ts';

/** How long a mail server may keep silent, in milliseconds; together well within the outbox's lease. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 } as const;

/**
 * Sends by SMTP over a few connections that are kept.
 *
 * @param url `smtp://` or `smtps://`, with credentials where the server wants them.
 */
export function createSmtpMailer(url: string, sender: MailSender): Mailer {
  const transport = createTransport({ url, pool: true, maxConnections: 5, ...patience });
  return {
    send: async (mail) => {
      await transport.sendMail(mailMessage(mail, sender));
    },
    close: () => transport.close(),
  };
}
