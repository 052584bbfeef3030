import type { Database } from '../database/Database.ts';
import type { Mailer } from '../mail/Mailer.ts';
import type { ApiSettings } from '../settings/ApiSettings.ts';

/** What a worker needs. */
export interface OutboxParts {
  readonly database: Database;
  readonly settings: ApiSettings;
  readonly clock: () => Date;
  readonly mailer: Mailer;
  /** Told of every failure. */
  readonly report: (report: OutboxReport) => void;
  /** How long to wait after so many attempts; null: give up. */
  readonly retryDelay: (attempts: number) => number | null;
}

/** What whoever runs the shop has to see: no address, no content. */
export interface OutboxReport {
  readonly event: 'mail-failed' | 'mail-given-up' | 'outbox-failed';
  /** Null when it is no one mail's. */
  readonly id: number | null;
  readonly kind: string;
  readonly attempts: number;
  readonly message: string;
}
