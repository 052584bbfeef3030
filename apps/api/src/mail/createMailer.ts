import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Brand } from '@magazijn/server';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { writeAtomically } from '../images/writeAtomically.ts';
import type { BackEndSettings } from '../settings/ApiSettings.ts';
import type { MailAttachment, MailRecipient } from './MailContent.ts';

/** A mail as it leaves. */
export interface OutgoingMail {
  /** Without angle brackets; the same at every attempt, so that a mail that arrives twice is shown once. */
  readonly messageId: string;
  readonly to: MailRecipient;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** None when absent. */
  readonly attachments?: readonly MailAttachment[] | undefined;
}

/** Hands mails over to whoever delivers them. */
export interface Mailer {
  /** Settles when the mail was accepted. @throws Error when it was not. */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** One that can be asked whether it would take a mail. */
export interface CheckedMailer extends Mailer {
  /** Settles when the server answers and lets us in. @throws Error when it does not. */
  verify(): Promise<void>;
}

/** Who sends the mails, and what stands at their foot. */
export interface MailSender {
  /** 'Magazijn Demo B.V.' */
  readonly name: string;
  readonly address: string;
  /** Where answers go; null where nobody reads them. */
  readonly replyTo: string | null;
  /** Under the mail, one line each. */
  readonly footer: readonly string[];
  /** The shop, without a closing slash. */
  readonly shop: string;
  /** Whose name, drawing and colours the mail has. */
  readonly brand: Brand;
}

/** Sends by the mail server that `SMTP_URL` names; without one mails lie as .eml in `DATA_DIR/mail`. */
export function createMailer(settings: BackEndSettings): CheckedMailer {
  const sender = readMailSender(settings);
  return settings.smtpUrl === null
    ? createFolderMailer(join(settings.dataDir, 'mail'), sender)
    : createSmtpMailer(settings.smtpUrl, sender);
}

/** Names sort by time: '2026-11-18T10-00-00-000Z-<message id>.eml'. */
const fileName = (messageId: string): string =>
  `${new Date().toISOString().replace(/[:.]/g, '-')}-${messageId.replace(/[^\w-]/g, '_')}.eml`;

/** Without a mail server: each mail lies in a folder as it would have been sent, for a mail program to open. */
function createFolderMailer(folder: string, sender: MailSender): CheckedMailer {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail(mailMessage(mail, sender));
      if (!Buffer.isBuffer(message)) throw new TypeError('nodemailer gave a stream, not the mail');
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeAtomically(join(folder, fileName(mail.messageId)), message);
    },
    verify: async () => void (await mkdir(folder, { recursive: true, mode: 0o700 })),
    close: () => transport.close(),
  };
}

/** How long a mail server may keep silent, in milliseconds; together below the time limit of the queue `mail`. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 } as const;

/** Names of this machine: what goes to them meets no network. */
const thisMachine = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Whether a mail server has to encrypt: `smtp://` alone would also go on in plain text when it offers no STARTTLS. */
export const requiresTls = (url: string): boolean => !thisMachine.test(new URL(url).hostname);

/**
 * Sends by SMTP over a few connections that are kept, in plain text on this machine alone.
 *
 * @param url `smtp://` or `smtps://`, with credentials where the server wants them.
 */
function createSmtpMailer(url: string, sender: MailSender): CheckedMailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 5,
    requireTLS: requiresTls(url),
    ...timeouts,
  });
  return {
    send: async (mail) => {
      await transport.sendMail(mailMessage(mail, sender));
    },
    verify: async () => void (await transport.verify()),
    close: () => transport.close(),
  };
}

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
  attachments: (mail.attachments ?? []).map(({ filename, contentType, content }) => ({
    filename: oneLine(filename),
    contentType,
    content: Buffer.from(content),
  })),
  headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  disableFileAccess: true,
  disableUrlAccess: true,
});

/**
 * Who sends, by the settings: the seller, from the seller's own address, so that an answer arrives. Without a seller
 * mails come from an address that nobody reads, on the shop's host.
 */
export function readMailSender(
  settings: Pick<BackEndSettings, 'brand' | 'seller' | 'publicOrigin'>,
): MailSender {
  const { brand, seller, publicOrigin: shop } = settings;
  if (seller === null) {
    const address = `noreply@${new URL(shop).hostname}`;
    return { name: brand.name, address, replyTo: null, footer: [brand.name], shop, brand };
  }
  const { name, street, postalCode, city, country, email, phone, cocNumber, vatNumber } = seller;
  const register = country === 'NL' ? 'KvK' : 'Ondernemingsnummer';
  return {
    name,
    address: email,
    replyTo: email,
    footer: [
      `${name}, ${street}, ${postalCode} ${city}`,
      `${register} ${cocNumber}, btw-nummer ${vatNumber}`,
      phone ? `Vragen? Mail naar ${email} of bel ${phone}.` : `Vragen? Mail naar ${email}.`,
    ],
    shop,
    brand,
  };
}
