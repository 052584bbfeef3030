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
}
