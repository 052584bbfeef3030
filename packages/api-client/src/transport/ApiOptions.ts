/** The options of the client. Functions are called for each request, so that a login takes effect at once. */
export interface ApiOptions {
  /** The origin of /api/v1, or '' for the page's own. */
  readonly origin?: string;
  /**
   * The page's own origin: tokens are sent to no other. Default: the browser's; without a page, as in Node, `origin`.
   */
  readonly pageOrigin?: string;
  readonly fetch?: typeof fetch;
  readonly token?: () => string | null;
  readonly previousToken?: () => string | null;
  /** The value of cookie XSRF-TOKEN. Only sent to the page's own origin: not with `origin`. */
  readonly xsrfToken?: () => string | null;
  /** Send previous_token as a query parameter, for a back end that reads no header. */
  readonly previousTokenInQuery?: boolean;
  /**
   * The capabilities of the same back end that another client has read, so that each new client does not request them.
   * @default requests them
   */
  readonly knownCapabilities?: () => Promise<readonly string[]>;
  /** Called for every request, for a loading bar; returns a function to call at its end. */
  readonly onRequest?: () => () => void;
  /**
   * Called for every 401 except those of calls with their own credentials (`isAnswered401`), with the sent token: the
   * session may have changed since.
   */
  readonly onUnauthorised?: (token: string | null) => void;
  /** Milliseconds after which a call counts as unreachable. @default 30000 */
  readonly timeout?: number;
}
