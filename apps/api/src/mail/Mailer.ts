import type { MailRecipient } from './MailContent.ts';

/** A mail as it leaves. */
export interface OutgoingMail {
  /** Without angle brackets; the same at every attempt, so that a mail that arrives twice is shown once. */
  readonly messageId: string;
  readonly to: MailRecipient;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** Hands mails over to whoever delivers them. */
export interface Mailer {
  /** Settles when the mail was accepted. @throws Error when it was not. */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}
