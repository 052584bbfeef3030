import type { Logger } from '@magazijn/server';
import type { Tokens } from './accounts/createTokens.ts';
import type { Database } from './database/Database.ts';
import type { Client } from './http/Client.ts';
import type { Turns } from './http/createTurns.ts';
import type { RequestLine } from './http/middleware.ts';
import type { Viewer } from './http/Viewer.ts';
import type { ImageSource } from './images/imageOriginals.ts';
import type { PaymentProvider } from './payments/createPaymentProvider.ts';
import type { PaymentReport } from './payments/PaymentReport.ts';
import type { ApiSettings, BackEndSettings } from './settings/ApiSettings.ts';

/** The kinds of reads with a visitors' queue: product lists, and single resources. */
export type VisitorTurns = 'lists' | 'details';

/**
 * The dependencies of all routes. Requests share nothing else, so any number of processes can serve them. Every folder may
 * import these types.
 */
export interface ApiDependencies {
  readonly database: Database;
  /** Why the database is unusable, in one sentence; null when it works. Checked at most once per second. */
  readonly databaseProblem: () => Promise<string | null>;
  readonly settings: ApiSettings;
  /** The only clock; tests replace it. */
  readonly clock: () => Date;
  readonly images: ImageSource;
  readonly tokens: Tokens;
  /**
   * The viewer of an `Authorization` header; null for an invalid one. An `unattended` request does not extend the session.
   */
  readonly authenticate: (
    authorization: string,
    client: Client,
    options: { readonly unattended: boolean },
  ) => Promise<Viewer | null>;
  /** The log of the back end; a request's own is `context.get('log')`. */
  readonly logger: Logger;
  /** Called for every answered request. */
  readonly onRequest: (line: RequestLine) => void;
  /** The queues for searches and lists with facets; customers have their own, so that visitors cannot delay orders. */
  readonly searchTurns: { readonly visitors: Turns; readonly customers: Turns };
  /** The queues for other reads of visitors, by kind: a flood slows only its own kind, and no customers. */
  readonly visitorTurns: Readonly<Record<VisitorTurns, Turns>>;
  /** Null when payment by card or iDEAL is not available. */
  readonly provider: PaymentProvider | null;
  readonly report: (report: PaymentReport) => void;
}

/** The dependencies of pricing, drafting and placing an order, in the API and in the worker. */
export type OrderDependencies = Pick<ApiDependencies, 'clock'> & {
  readonly database: Pick<Database, 'sql'>;
  readonly settings: BackEndSettings & Pick<ApiSettings, 'loginThrottle'>;
};
