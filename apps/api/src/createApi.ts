import { createLogger } from '@magazijn/server';
import { Hono } from 'hono';
import type { ApiDependencies } from './ApiDependencies.ts';
import { authenticate } from './accounts/authenticate.ts';
import { createTokens } from './accounts/createTokens.ts';
import { mountRegistrationPage } from './accounts/mountRegistrationPage.ts';
import { registrationPagePath } from './accounts/registrationLinks.ts';
import { allRoutes } from './allRoutes.ts';
import { approvalPagePath } from './approvals/approvalLinks.ts';
import { mountApprovalPage } from './approvals/mountApprovalPage.ts';
import { createDatabaseCheck } from './database/createDatabaseCheck.ts';
import { answerNotFound } from './http/allowedMethods.ts';
import { createTurns } from './http/createTurns.ts';
import { answerError } from './http/HttpError.ts';
import { apiMiddleware, limitBody } from './http/middleware.ts';
import { linkPageErrors } from './http/mountLinkPage.ts';
import { mountImages } from './images/mountImages.ts';
import { createPaymentProvider } from './payments/createPaymentProvider.ts';
import { mountPaymentWebhook } from './payments/mountPaymentWebhook.ts';
import { reportTo } from './payments/PaymentReport.ts';
import { cxmlErrors, cxmlPath, mountCxml } from './punch-out/cxml/mountCxml.ts';
import { createOpenApi } from './system/createOpenApi.ts';

/** The paths of GETs that change data. */
const changingPaths = new Set(
  allRoutes.flatMap(({ description: { paths, changes } }) =>
    changes ? paths.map((path) => `/api/v1${path}`) : [],
  ),
);

/** The maximum size of a request body in bytes. */
const maxBodyBytes = 256 * 1024;

/**
 * Defaults: the check is cached for a second, the log goes to standard output, the provider is that of the settings.
 */
export interface ApiOptions
  extends Pick<ApiDependencies, 'database' | 'settings' | 'clock' | 'images'>,
    Partial<Pick<ApiDependencies, 'databaseProblem' | 'logger' | 'provider' | 'onRequest' | 'report'>> {}

/** Creates the back end: every route of the contract under /api/v1, and the pictures. It does not listen by itself. */
export function createApi(options: ApiOptions): Hono {
  const { settings, clock } = options;
  const { logger = createLogger({ level: settings.logLevel }) } = options;
  const { report = reportTo(logger), onRequest = () => {} } = options;
  const { provider = settings.payments && createPaymentProvider(settings.payments) } = options;
  const { databaseProblem = createDatabaseCheck(options.database) } = options;
  const tokens = createTokens(settings, clock);
  const dependencies: ApiDependencies = {
    ...options,
    logger,
    report,
    onRequest,
    databaseProblem,
    provider,
    tokens,
    authenticate: (authorization, client, { unattended }) =>
      authenticate({ ...options, tokens }, authorization, client, unattended),
    searchTurns: {
      visitors: createTurns({ atOnce: 3, waiting: 30 }),
      customers: createTurns({ atOnce: 3, waiting: 60 }),
    },
    // With searches, at most eight of the ten connections, so that orders and carts keep some.
    visitorTurns: {
      lists: createTurns({ atOnce: 3, waiting: 60 }),
      details: createTurns({ atOnce: 2, waiting: 200 }),
    },
  };
  const app = new Hono();
  // Outside of the routes' middleware, so that its errors, such as for a PUT, are cXML or a page too.
  app.use(cxmlPath, cxmlErrors(dependencies));
  app.use(registrationPagePath, linkPageErrors(dependencies));
  app.use(approvalPagePath, linkPageErrors(dependencies));
  app.use(apiMiddleware(dependencies));
  app.on(['POST', 'DELETE'], '/api/v1/*', limitBody(maxBodyBytes));
  for (const call of allRoutes) call.mount(app, dependencies);
  let openApi: ReturnType<typeof createOpenApi> | undefined;
  app.get('/api/v1/openapi.json', (context) => {
    openApi ??= createOpenApi(allRoutes, settings);
    return context.json(openApi);
  });
  mountImages(app, dependencies);
  mountRegistrationPage(app, dependencies);
  mountApprovalPage(app, dependencies);
  mountPaymentWebhook(app, dependencies);
  mountCxml(app, dependencies);
  app.notFound(answerNotFound(app, changingPaths));
  app.onError(answerError);
  return app;
}
