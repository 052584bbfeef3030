import { Hono } from 'hono';
import { createTokens } from './accounts/createTokens.ts';
import { allCalls } from './allCalls.ts';
import type { Database } from './database/Database.ts';
import { type LogEntry, logFailures } from './http/createLogWriter.ts';
import { createTurns } from './http/createTurns.ts';
import { answerError } from './http/HttpError.ts';
import { frame, limitBody } from './http/middleware.ts';
import type { ImageSource } from './images/imageFiles.ts';
import { mountImages } from './images/mountImages.ts';
import { createOpenApi } from './openapi/createOpenApi.ts';
import { createPaymentProvider, type PaymentProvider } from './payments/createPaymentProvider.ts';
import { mountPaymentWebhook } from './payments/mountPaymentWebhook.ts';
import { type PaymentReport, reportPayment } from './payments/PaymentReport.ts';
import { cxmlPath, cxmlRefusals, mountCxml } from './punch-out/cxml/mountCxml.ts';
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
  /** @default the one that the settings name */
  readonly provider?: PaymentProvider | null;
  /** Told of what is wrong with payments. @default to the error output */
  readonly report?: (report: PaymentReport) => void;
}

/** Builds the back end: every call of the contract under /api/v1, and the pictures. It listens nowhere by itself. */
export function createApi({ log = logFailures, report = reportPayment, ...options }: ApiOptions): Hono {
  const { settings, clock } = options;
  const { provider = settings.payments && createPaymentProvider(settings.payments) } = options;
  const parts = {
    ...options,
    log,
    report,
    provider,
    tokens: createTokens(settings, clock),
    searchTurns: {
      visitors: createTurns({ atOnce: 3, waiting: 30 }),
      customers: createTurns({ atOnce: 3, waiting: 60 }),
    },
  };
  const app = new Hono();
  // Around the frame: what that refuses, such as a PUT, is said in cXML as well.
  app.use(cxmlPath, cxmlRefusals(parts));
  app.use(frame(parts));
  app.on(['POST', 'DELETE'], '/api/v1/*', limitBody(largestBody));
  for (const call of allCalls) call.mount(app, parts);
  const openApi = createOpenApi(allCalls, settings);
  app.get('/api/v1/openapi.json', (context) => context.json(openApi));
  mountImages(app, parts);
  mountPaymentWebhook(app, parts);
  mountCxml(app, parts);
  app.notFound((context) => context.json({ message: 'Not found.' }, 404));
  app.onError(answerError);
  return app;
}
