import type { Database } from '../database/Database.ts';
import type { BackEndSettings } from '../settings/ApiSettings.ts';

export interface MailLine {
  /** '12 ×' */
  readonly quantity: string;
  readonly title: string;
  /** Small text under the title; '' for none. */
  readonly detail: string;
  /** '€ 431,40' */
  readonly total: string;
}

export interface MailFact {
  readonly label: string;
  readonly value: string;
}

/** A block of a mail, rendered as HTML and as plain text. */
export type MailBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  /** The main call to action: a yellow button. `href` is absolute. */
  | { readonly kind: 'action'; readonly label: string; readonly href: string }
  /** A second link beside the button: an underlined text. `href` is absolute. */
  | { readonly kind: 'link'; readonly label: string; readonly href: string }
  | { readonly kind: 'notice'; readonly text: string }
  | { readonly kind: 'subheading'; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly MailFact[] }
  | { readonly kind: 'lines'; readonly lines: readonly MailLine[] }
  /** Amounts below the lines; the last one is the amount to pay. */
  | { readonly kind: 'totals'; readonly totals: readonly MailFact[] }
  | { readonly kind: 'address'; readonly label: string; readonly lines: readonly string[] };

/** The recipient; the name is '' when it is unknown. */
export interface MailRecipient {
  readonly name: string;
  readonly address: string;
}

export interface MailAttachment {
  /** With its extension: 'Factuur F000000042.pdf'. */
  readonly filename: string;
  readonly contentType: string;
  readonly content: Uint8Array;
}

/** A mail before it is laid out. Texts are Dutch, without markup. */
export interface MailContent {
  readonly to: MailRecipient;
  readonly subject: string;
  /** The preview text that a mailbox shows after the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly blocks: readonly MailBlock[];
  /** Why the recipient gets this mail, for the footer: 'Je krijgt deze mail omdat …'. */
  readonly reason: string;
  /** None when absent. */
  readonly attachments?: readonly MailAttachment[];
}

export interface MailDependencies {
  readonly sql: Database['sql'];
  readonly settings: BackEndSettings;
  readonly clock: () => Date;
}
