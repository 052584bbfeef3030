import type { Hono, MiddlewareHandler } from 'hono';
import type { ApiDependencies } from '../../ApiDependencies.ts';
import { HttpError, refusalOf } from '../../http/HttpError.ts';
import { answerOrder } from './answerOrder.ts';
import { answerSetup } from './answerSetup.ts';
import { authenticateParty } from './authenticateParty.ts';
import { buildResponse, type CxmlAnswer, CxmlFault } from './buildCxml.ts';
import { readBody } from './readBody.ts';
import { type CxmlRequest, readRequest } from './readRequest.ts';

const xml = { 'content-type': 'text/xml; charset=UTF-8' };

async function answer(
  dependencies: ApiDependencies,
  { Header, Request }: CxmlRequest,
  attachments: number,
  address: string,
): Promise<CxmlAnswer> {
  const party = await authenticateParty(dependencies, Header, address);
  if (attachments > 0)
    throw new CxmlFault(
      501,
      'Attachments are not taken, so nothing was ordered. Send the request without them, and mail them to customer service.',
    );
  if (Request.PunchOutSetupRequest) return answerSetup(dependencies, party, Request.PunchOutSetupRequest);
  if (Request.OrderRequest) return answerOrder(dependencies, party, Request.OrderRequest);
  if (Request.ProfileRequest !== undefined) return answerProfile(dependencies);
  throw new CxmlFault(501, 'Only ProfileRequest, PunchOutSetupRequest and OrderRequest are taken.');
}

/** An HttpError as a CxmlFault; other errors are rethrown. */
function faultOf(error: unknown): CxmlFault {
  if (error instanceof CxmlFault) return error;
  if (error instanceof HttpError)
    return new CxmlFault(error.status === 412 ? 422 : error.status, error.message);
  throw error;
}

/** Answers in cXML where the route did not: a body that is too large, a wrong method, an unexpected error. */
export function cxmlErrors(dependencies: ApiDependencies): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { res, error } = context;
    const isCxml = res.headers.get('content-type')?.startsWith('text/xml') ?? false;
    if (isCxml || res.ok || context.req.raw.signal.aborted) return;
    const refusal = refusalOf(error);
    const fault =
      refusal !== null
        ? faultOf(refusal)
        : error
          ? new CxmlFault(500, 'Something went wrong here. Send it again later.')
          : new CxmlFault(405, 'Send cXML by POST.');
    const headers = { ...refusal?.headers, ...xml };
    context.res = new Response(buildResponse(dependencies, fault), { status: fault.code, headers });
  };
}

/**
 * POST /punch-out/cxml (cXML User's Guide 1.2). Every request carries the shared secret. As cXML requires, a readable
 * request gets HTTP 200, and its Status has the result.
 */
export function mountCxml(app: Hono, dependencies: ApiDependencies): void {
  app.post(cxmlPath, async (context) => {
    const read = await readBody(context.req.raw)
      .then(({ text, attachments }) => ({ request: readRequest(text), attachments }))
      .catch(faultOf);
    if (read instanceof CxmlFault) return context.body(buildResponse(dependencies, read), read.code, xml);
    const { address } = context.get('client');
    const outcome = await answer(dependencies, read.request, read.attachments, address).catch(faultOf);
    return context.body(buildResponse(dependencies, outcome), 200, xml);
  });
}

export const cxmlPath = '/api/v1/punch-out/cxml';

function answerProfile({ settings, clock }: ApiDependencies): CxmlAnswer {
  const url = `${settings.publicOrigin}${cxmlPath}`;
  return {
    ProfileResponse: {
      '@effectiveDate': clock().toISOString(),
      Transaction: ['ProfileRequest', 'PunchOutSetupRequest', 'OrderRequest'].map((name) => ({
        '@requestName': name,
        URL: url,
      })),
    },
  };
}
