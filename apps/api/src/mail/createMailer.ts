import { join } from 'node:path';
import type { ApiSettings } from '../settings/ApiSettings.ts';
import { createFolderMailer } from './createFolderMailer.ts';
import { createSmtpMailer } from './createSmtpMailer.ts';
import type { Mailer } from './Mailer.ts';
import { readMailSender } from './readMailSender.ts';

/** Sends by the mail server that `SMTP_URL` names; without one mails lie as .eml in `DATA_DIR/mail`. */
export function createMailer(settings: ApiSettings): Mailer {
  const sender = readMailSender(settings);
  return settings.smtpUrl === null
    ? createFolderMailer(join(settings.dataDir, 'mail'), sender)
    : createSmtpMailer(settings.smtpUrl, sender);
}
