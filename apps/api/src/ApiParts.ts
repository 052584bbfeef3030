import type { Database } from './database/Database.ts';
import type { LogEntry } from './http/LogEntry.ts';
import type { ImageSource } from './images/ImageSource.ts';
import type { Tokens } from './session/createTokens.ts';
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
}
