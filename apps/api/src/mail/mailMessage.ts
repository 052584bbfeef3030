import type { SendMailOptions } from 'nodemailer';
import type { OutgoingMail } from './Mailer.ts';
import type { MailSender } from './MailSender.ts';

/** No header of ours has more than one line, whatever somebody's name is. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

/**
 * A mail for nodemailer. Addresses go as objects: as text, a comma in a name would be a second recipient. The headers
 * keep out-of-office answers away (RFC 3834).
 */
export const mailMessage = (mail: OutgoingMail, sender: MailSender): SendMailOptions => ({
  messageId: `<${mail.messageId}>`,
  from: { name: oneLine(sender.name), address: sender.address },
  to: { name: oneLine(mail.to.name), address: oneLine(mail.to.address) },
  ...(sender.replyTo === null ? {} : { replyTo: sender.replyTo }),
  subject: oneLine(mail.subject),
  text: mail.text,
  html: mail.html,
  headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  disableFileAccess: true,
  disableUrlAccess: true,
});
