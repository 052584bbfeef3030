/** What the client needs of its surroundings. Everything is asked at the call, so a login takes effect at once. */
export interface ApiOptions {
  /** Where /api/v1 is: an origin, or '' for the page's own. */
  readonly origin?: string;
  /**
   * The page's own origin: tokens go to no other.
   * Default: the browser's; where there is no page, as in Node, `origin` itself.
   */
  readonly pageOrigin?: string;
  readonly fetch?: typeof fetch;
  readonly token?: () => string | null;
  readonly previousToken?: () => string | null;
  /** The value of cookie XSRF-TOKEN. It goes to the page's own origin alone: not where `origin` is given. */
  readonly xsrfToken?: () => string | null;
  /** Send previous_token as a query parameter, for a back end that reads no header. */
  readonly previousTokenInQuery?: boolean;
  /**
   * What `capabilities` answered a client of the same back end before, so that each new client does not ask again.
   * @default asks the back end
   */
  readonly knownCapabilities?: () => Promise<readonly string[]>;
  /** Told of every request, for a loading bar; returns what to call when it has ended. */
  readonly onRequest?: () => () => void;
  /** Told of every 401 but those of calls with a credential of their own (`isAnswered401`), with the token that was sent: the session may be another by now. */
  readonly onUnauthorised?: (token: string | null) => void;
  /** Milliseconds after which a call counts as unreachable. @default 30000 */
  readonly timeout?: number;
}
