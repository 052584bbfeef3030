import type { Tokens } from './accounts/createTokens.ts';
import type { Database } from './database/Database.ts';
import type { LogEntry } from './http/createLogWriter.ts';
import type { Turns } from './http/createTurns.ts';
import type { ImageSource } from './images/imageFiles.ts';
import type { PaymentProvider } from './payments/createPaymentProvider.ts';
import type { PaymentReport } from './payments/PaymentReport.ts';
import type { ApiSettings } from './settings/ApiSettings.ts';

/** What every call may use. Nothing else is shared between requests: any number of processes can serve. */
export interface ApiParts {
  readonly database: Database;
  readonly settings: ApiSettings;
  /** The only clock: tests set it. */
  readonly clock: () => Date;
  readonly images: ImageSource;
  readonly tokens: Tokens;
  readonly log: (entry: LogEntry) => void;
  /** Searches have turns, customers their own: whatever visitors ask for, customers go on ordering. */
  readonly searchTurns: { readonly visitors: Turns; readonly customers: Turns };
  /** Null when nobody can pay by card or iDEAL. */
  readonly provider: PaymentProvider | null;
  /** Told of what whoever runs the shop has to see about payments. */
  readonly report: (report: PaymentReport) => void;
}
