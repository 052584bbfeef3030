import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Brand } from '@magazijn/server';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { writeAtomically } from '../images/writeAtomically.ts';
import type { BackEndSettings } from '../settings/ApiSettings.ts';
import type { MailAttachment, MailRecipient } from './MailContent.ts';

export interface OutgoingMail {
  /** Without angle brackets; the same for every attempt, so that mail programs can recognise duplicates. */
  readonly messageId: string;
  readonly to: MailRecipient;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** None when absent. */
  readonly attachments?: readonly MailAttachment[] | undefined;
}

export interface Mailer {
  /** Resolves when the mail was accepted. @throws Error when it was not. */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

export interface CheckedMailer extends Mailer {
  /** Resolves when the server accepts our login. @throws Error when it does not. */
  verify(): Promise<void>;
}

export interface MailSender {
  /** 'Magazijn Demo B.V.' */
  readonly name: string;
  readonly address: string;
  /** The Reply-To address; null for none. */
  readonly replyTo: string | null;
  /** Lines below the mail. */
  readonly footer: readonly string[];
  /** The origin of the shop, without a closing slash. */
  readonly shop: string;
  readonly brand: Brand;
}

/** Sends by the mail server of `SMTP_URL`; without one, mails are written as .eml files to `DATA_DIR/mail`. */
export function createMailer(settings: BackEndSettings): CheckedMailer {
  const sender = readMailSender(settings);
  return settings.smtpUrl === null
    ? createFolderMailer(join(settings.dataDir, 'mail'), sender)
    : createSmtpMailer(settings.smtpUrl, sender);
}

/** Names sort by time: '2026-11-18T10-00-00-000Z-<message id>.eml'. */
const fileName = (messageId: string): string =>
  `${new Date().toISOString().replace(/[:.]/g, '-')}-${messageId.replace(/[^\w-]/g, '_')}.eml`;

/** Writes each mail to a folder as an .eml file, which mail programs can open. */
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

/** Time limits of the mail server, in milliseconds; their sum is below the time limit of the queue `mail`. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 } as const;

/** Host names of this machine: mail to them crosses no network. */
const thisMachine = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Whether TLS is required: by default `smtp://` falls back to plain text when the server offers no STARTTLS. */
export const requiresTls = (url: string): boolean => !thisMachine.test(new URL(url).hostname);

/** Over a pool of connections; only mail to this machine may go in plain text. `url`: `smtp://` or `smtps://`. */
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

/** Joins the lines of a text, so that a name or subject cannot add a header. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

/** Addresses are objects: in a text, a comma in a name would add a recipient. No out-of-office replies (RFC 3834). */
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

/** The seller at its own address, so that replies arrive; without a seller, a noreply address on the shop's host. */
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
      // Keeps the phone number on one line.
      phone
        ? `Vragen? Mail naar ${email} of bel ${phone.replaceAll(' ', '\u00A0')}.`
        : `Vragen? Mail naar ${email}.`,
    ],
    shop,
    brand,
  };
}
