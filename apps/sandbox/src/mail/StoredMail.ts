/** A mail of the mailbox, read. */
export interface StoredMail {
  /** The file's name without its ending. */
  readonly id: string;
  readonly to: string;
  readonly from: string;
  readonly subject: string;
  /** ISO 8601; '' when the mail does not say. */
  readonly date: string;
  readonly text: string;
  /** Null for a mail of text alone. */
  readonly html: string | null;
  /** Where its links lead, each once, in the order of the mail. */
  readonly links: readonly string[];
}
