import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { allCalls } from './calls/allCalls.ts';
import type { Database } from './database/Database.ts';
import { answerError } from './http/answerError.ts';
import { frame } from './http/frame.ts';
import type { LogEntry } from './http/LogEntry.ts';
import { logFailures } from './http/logFailures.ts';
import { Refusal } from './http/Refusal.ts';
import type { ImageSource } from './images/ImageSource.ts';
import { mountImages } from './images/mountImages.ts';
import { createOpenApi } from './openapi/createOpenApi.ts';
import { createTokens } from './session/createTokens.ts';
import type { ApiSettings } from './settings/ApiSettings.ts';

/** The largest form that is read. */
const largestBody = 256 * 1024;

/** What the back end needs of its surroundings. */
export interface ApiOptions {
  readonly database: Database;
  readonly settings: ApiSettings;
  readonly clock: () => Date;
  readonly images: ImageSource;
  /** Told of every request. @default failures alone, to the error output */
  readonly log?: (entry: LogEntry) => void;
}

/** Builds the back end: every call of the contract under /api/v1, and the pictures. It listens nowhere by itself. */
export function createApi({ log = logFailures, ...options }: ApiOptions): Hono {
  const parts = { ...options, log, tokens: createTokens(options.settings, options.clock) };
  const app = new Hono();
  app.use(frame(parts));
  app.on(
    ['POST', 'DELETE'],
    '/api/v1/*',
    bodyLimit({
      maxSize: largestBody,
      onError: () => {
        throw new Refusal(413, 'The body is larger than 256 kB.');
      },
    }),
  );
  for (const call of allCalls) call.mount(app, parts);
  const openApi = createOpenApi(allCalls);
  app.get('/api/v1/openapi.json', (context) => context.json(openApi));
  mountImages(app, parts);
  app.notFound((context) => context.json({ message: 'Not found.' }, 404));
  app.onError(answerError);
  return app;
}
