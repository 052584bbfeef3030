/** The options of the client. Functions are called for each request, so that a login takes effect at once. */
export interface ApiOptions {
  /** The origin of /api/v1, or '' for the page's own. */
  readonly origin?: string;
  /** Tokens are sent to no other origin. Default: the browser's; without a page, as in Node, `origin`. */
  readonly pageOrigin?: string;
  readonly fetch?: typeof fetch;
  readonly token?: () => string | null;
  readonly previousToken?: () => string | null;
  /** The value of cookie XSRF-TOKEN. Only sent to the page's own origin: not with `origin`. */
  readonly xsrfToken?: () => string | null;
  /** Send previous_token as a query parameter, for a back end that reads no header. */
  readonly previousTokenInQuery?: boolean;
  /** Those that another client has read, so that each new client does not request them. @default requests them */
  readonly knownCapabilities?: () => Promise<readonly string[]>;
  /** Called for every request, for a loading bar; returns a function to call at its end. */
  readonly onRequest?: () => () => void;
  /** Called with the sent token for every 401 except those of `isAnswered401`: the session may have changed since. */
  readonly onUnauthorised?: (token: string | null) => void;
  /** Milliseconds after which a call counts as unreachable. @default 30000 */
  readonly timeout?: number;
}
