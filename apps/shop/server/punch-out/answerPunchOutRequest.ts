import { ApiError, checkHookUrl, createApiClient, createPunchOutClient } from '@magazijn/api-client';
import type { Logger } from '@magazijn/server';
import { html } from 'hono/html';
import { ociTexts } from '../../src/features/punch-out/ociTexts.ts';
import { type PunchedIn, type PunchInDependencies, punchIn } from '../../src/features/punch-out/punchIn.ts';
import {
  type PunchOutRequest,
  readFormText,
  readPunchOutRequest,
} from '../../src/features/punch-out/punchOutRequest.ts';
import { paths } from '../../src/shared/links/paths.ts';
import { readPostedForm } from '../http/readBody.ts';
import type { ShopSettings } from '../settings/readShopSettings.ts';

interface AnswerOptions {
  readonly settings: Pick<ShopSettings, 'apiOrigin' | 'publicUrl' | 'ociAllowHttp'>;
  /** The client's IP address, for the back end's throttle. */
  readonly client: string;
  readonly fetch: typeof fetch;
  readonly logger: Logger;
}

/** API clients for calls on behalf of a procurement system, with that system's address. */
function createClients({ settings, client, fetch }: AnswerOptions) {
  const options = {
    origin: settings.apiOrigin,
    pageOrigin: settings.apiOrigin,
    timeout: 8000,
    fetch: (input: RequestInfo | URL, init?: RequestInit) => {
      const headers = new Headers(init?.headers);
      headers.set('x-forwarded-for', client);
      return fetch(input, { ...init, headers });
    },
  };
  return (token: string | null) => ({
    ...createApiClient({ ...options, token: () => token }),
    ...createPunchOutClient({ ...options, token: () => token }),
  });
}

/** Dependencies for punching in on the web server, for systems that read the response themselves. */
function punchInAtBackEnd(options: AnswerOptions): PunchInDependencies {
  const clientsOf = createClients(options);
  const { logIn, exchangePunchOutCode } = clientsOf(null);
  return {
    logIn,
    exchangeCode: exchangePunchOutCode,
    callsOf: clientsOf,
    ownOrigin: options.settings.publicUrl,
    allowHttp: options.settings.ociAllowHttp,
  };
}

/**
 * Answers FUNCTION=VALIDATE and BACKGROUND_SEARCH on the same URL with a form (SAP Open Catalog Interface
 * 4.0, "Outbound Section"). The procurement system's server reads the latter, so it has a button and no
 * script.
 */
async function answerFunction(punchOutRequest: PunchOutRequest, options: AnswerOptions): Promise<Response> {
  const outcome = await punchIn(punchOutRequest, punchInAtBackEnd(options)).catch(
    (error: unknown): PunchedIn => {
      const status = error instanceof ApiError ? error.status : 0;
      options.logger.warn({ event: 'punch-out-refused', status });
      return { kind: 'FAILED' };
    },
  );
  if (outcome.kind === 'answered') return returnHtml(outcome);
  const text = outcome.kind === 'entered' ? ociTexts.FAILED : ociTexts[outcome.kind];
  return new Response(text, {
    status: 403,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
    },
  });
}

/** Functions whose response the procurement system reads itself, without a user. */
const answered = ['VALIDATE', 'BACKGROUND_SEARCH'];

/**
 * Handles punch-out requests by POST, which become a one-time code, and functions that are answered by a
 * form; null for requests that the page handles. After a failed POST the page shows the error.
 */
export async function answerPunchOutRequest(
  request: Request,
  options: AnswerOptions,
): Promise<Response | null> {
  const isPost = request.method === 'POST';
  const body = isPost ? await readPostedForm(request) : null;
  const query = readFormText(new URL(request.url).search);
  const punchOutRequest = body === null ? readPunchOutRequest(query) : readPunchOutRequest(body, query);
  const isComplete = punchOutRequest.username !== '' && punchOutRequest.password !== '';
  const asked = (punchOutRequest.parameters.FUNCTION ?? '').trim().toUpperCase();
  if (isComplete && answered.includes(asked)) return answerFunction(punchOutRequest, options);
  if (!isPost) return null;

  const code = isComplete && body !== null ? await codeFor(punchOutRequest, options) : null;
  // The hash appears in no log and no Referer.
  const location = `${paths.ociLogin.href()}${code === null ? '' : `#code=${encodeURIComponent(code)}`}`;
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}

async function codeFor(punchOutRequest: PunchOutRequest, options: AnswerOptions): Promise<string | null> {
  const { username, password, parameters } = punchOutRequest;
  const { publicUrl: ownOrigin, ociAllowHttp: allowHttp } = options.settings;
  const { HOOK_URL: hookUrl = '' } = parameters;
  if (hookUrl !== '' && checkHookUrl(hookUrl, { ownOrigin, hosts: [], allowHttp }) === null) return null;
  try {
    return await createClients(options)(null).createPunchOutCode(username, password, parameters);
  } catch (error) {
    // Only the status: the request's data must not be logged.
    const status = error instanceof ApiError ? error.status : 0;
    options.logger.warn({ event: 'punch-out-refused', status });
    return null;
  }
}

/** A return as a document that posts itself, or by a button with `byHand`; its policy allows no more. */
async function returnHtml(answered: Extract<PunchedIn, { kind: 'answered' }>): Promise<Response> {
  const { form, byHand, notice } = answered;
  const { action, target, charset, fields } = form;
  const button = html`<button type="submit">${ociTexts.sendBack}</button>`;
  const script = html`<script src="/assets/return.js"></script>`;
  const body = await html`<!doctype html>
<html lang="nl"><head><meta charset="utf-8"><title>${ociTexts.heading}</title></head><body>
${notice === '' ? '' : html`<p>${notice}</p>`}
<form method="post" action="${action}" target="${target}" accept-charset="${charset}">
${fields.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">\n`)}${byHand ? button : ''}</form>
${byHand ? '' : script}</body></html>`;
  return new Response(String(body), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; script-src 'self'; base-uri 'none'; form-action ${new URL(action).origin}; frame-ancestors 'self' https: ${new URL(action).origin}`,
      'referrer-policy': 'strict-origin',
      'x-content-type-options': 'nosniff',
    },
  });
}
