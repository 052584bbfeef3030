/** What came back, read whole. */
export interface Answer {
  /** The request, for messages: `GET /page/over-ons`. */
  readonly request: string;
  readonly status: number;
  readonly headers: Headers;
  /** The body as JSON; undefined when it is none. */
  readonly body: unknown;
  readonly text: string;
}
