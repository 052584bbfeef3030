/** An answer that says no: a status with a message for whoever called. Anything else that is thrown is a fault of ours. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 422 | 429 | 503;
  readonly headers: Readonly<Record<string, string>>;
  /** Where all that is wrong is listed (registration's 412): a sentence for each. */
  readonly reasons: readonly string[] | undefined;

  constructor(
    status: Refusal['status'],
    message: string,
    headers: Readonly<Record<string, string>> = {},
    reasons?: readonly string[],
  ) {
    super(message);
    this.status = status;
    this.headers = headers;
    this.reasons = reasons;
  }
}
