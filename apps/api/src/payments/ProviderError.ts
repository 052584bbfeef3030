/** The payment provider said no, or nothing. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  /** The HTTP status; 0 when no answer came in time, or none that can be read. */
  readonly status: number;

  constructor(message: string, status = 0, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }

  /** Whether the same question may be answered later; a refusal stays one. */
  get transient(): boolean {
    return this.status === 0 || this.status >= 500 || this.status === 429 || this.status === 408;
  }
}
