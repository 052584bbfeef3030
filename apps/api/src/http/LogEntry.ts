/** One line of the log per request. The route's pattern stands in it, never what was filled in: no secret, no query. */
export interface LogEntry {
  readonly time: string;
  readonly requestId: string;
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly milliseconds: number;
  /** The stack of an unexpected error. */
  readonly error?: string;
}
