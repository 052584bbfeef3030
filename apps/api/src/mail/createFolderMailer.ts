import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { writeAtomically } from '../images/writeAtomically.ts';
import type { Mailer } from './Mailer.ts';
import type { MailSender } from './MailSender.ts';
import { mailMessage } from './mailMessage.ts';

/** Names sort by time: '2026-11-18T10-00-00-000Z-<message id>.eml'. */
const fileName = (messageId: string): string =>
  `${new Date().toISOString().replace(/[:.]/g, '-')}-${messageId.replace(/[^\w-]/g, '_')}.eml`;

/** Without a mail server: each mail lies in a folder as it would have been sent, for a mail program to open. */
export function createFolderMailer(folder: string, sender: MailSender): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail(mailMessage(mail, sender));
      if (!Buffer.isBuffer(message)) throw new TypeError('nodemailer gave a stream, not the mail');
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeAtomically(join(folder, fileName(mail.messageId)), message);
    },
    close: () => transport.close(),
  };
}
