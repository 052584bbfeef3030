import type { Sql } from '../database/Database.ts';
import type { BackEndSettings } from '../settings/ApiSettings.ts';

/** One line of an order in a mail. */
export interface MailLine {
  /** '12 ×' */
  readonly quantity: string;
  readonly title: string;
  /** What stands small beneath the title; '' for nothing. */
  readonly detail: string;
  /** '€ 431,40' */
  readonly total: string;
}

/** A name and what it is: 'Bestelnummer', 'KKN000000012'. */
export interface MailFact {
  readonly label: string;
  readonly value: string;
}

/** What a mail is built of, one under the other; both its HTML and its text are made of it. */
export type MailBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  /** The one thing to do: a yellow plate. `href` is absolute. */
  | { readonly kind: 'action'; readonly label: string; readonly href: string }
  /** What has to be noticed. */
  | { readonly kind: 'notice'; readonly text: string }
  | { readonly kind: 'subheading'; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly MailFact[] }
  | { readonly kind: 'lines'; readonly lines: readonly MailLine[] }
  /** Amounts under lines; the last one is what has to be paid. */
  | { readonly kind: 'totals'; readonly totals: readonly MailFact[] }
  | { readonly kind: 'address'; readonly label: string; readonly lines: readonly string[] };

/** To whom; the name is '' when nobody knows it. */
export interface MailRecipient {
  readonly name: string;
  readonly address: string;
}

/** A file that goes along with a mail. */
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
  /** What a mailbox shows behind the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly blocks: readonly MailBlock[];
  /** Why one gets it, in the foot: 'Je krijgt deze mail omdat …'. */
  readonly reason: string;
  /** None when absent. */
  readonly attachments?: readonly MailAttachment[];
}

/** What a mail is made of. */
export interface MailDependencies {
  readonly sql: Sql;
  readonly settings: Pick<BackEndSettings, 'brand' | 'publicOrigin' | 'seller' | 'rules' | 'cutOffHour'>;
  readonly clock: () => Date;
}
