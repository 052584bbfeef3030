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
import type { ApiSettings } from './settings/ApiSettings.ts';

/** Kinds of reading that visitors take turns for: lists of products, and single things. */
export type VisitorTurns = 'lists' | 'details';

/**
 * What every route may use. Nothing else is shared between requests: any number of processes can serve. The one file that
 * every folder may name, for its types alone.
 */
export interface ApiDependencies {
  readonly database: Database;
  /** What the database lacks, one sentence; null when it has everything. Asked at most once a second. */
  readonly missingDatabase: () => Promise<string | null>;
  readonly settings: ApiSettings;
  /** The only clock: tests set it. */
  readonly clock: () => Date;
  readonly images: ImageSource;
  readonly tokens: Tokens;
  /** Who holds a bearer (`Authorization`); null when it does not count. */
  readonly authenticate: (authorization: string, client: Client) => Promise<Viewer | null>;
  /** The log of the back end; that of one request is `context.get('log')`. */
  readonly logger: Logger;
  /** Told of every request that was answered. */
  readonly onRequest: (line: RequestLine) => void;
  /** Searches and lists with facets have turns, customers their own: whatever visitors ask for, customers go on ordering. */
  readonly searchTurns: { readonly visitors: Turns; readonly customers: Turns };
  /** What else visitors read has turns by its kind: a flood of one slows that kind alone. Customers take none. */
  readonly visitorTurns: Readonly<Record<VisitorTurns, Turns>>;
  /** Null when nobody can pay by card or iDEAL. */
  readonly provider: PaymentProvider | null;
  /** Told of what whoever runs the shop has to see about payments. */
  readonly report: (report: PaymentReport) => void;
}
