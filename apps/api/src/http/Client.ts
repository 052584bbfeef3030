/** Whom a request comes from, as far as the network and the browser say. */
export interface Client {
  readonly address: string;
  /** As the browser sent it, at most 300 characters. */
  readonly userAgent: string;
}
