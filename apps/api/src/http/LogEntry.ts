/** One line of the log per request. The route's pattern stands in it, never what was filled in: no secret, no query. */
export interface LogEntry {
  readonly time: string;
  readonly requestId: string;
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly milliseconds: number;
  /** Where the request came from. */
  readonly address: string;
  /** Whom it was made as, who had logged in, and the company's customer number; absent for visitors. */
  readonly user?: number;
  readonly originalUser?: number;
  readonly company?: string;
  /** The stack of an unexpected error. */
  readonly error?: string;
}
