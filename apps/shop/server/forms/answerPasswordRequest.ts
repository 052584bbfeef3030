import { ApiError, createApiClient } from '@magazijn/api-client';
import { cleanText } from '@magazijn/domain/validation';
import type { Logger } from '@magazijn/server';
import { paths } from '../../src/shared/links/paths.ts';
import { readPostedForm } from '../http/readBody.ts';
import type { ShopSettings } from '../settings/readShopSettings.ts';

interface AnswerOptions {
  readonly settings: Pick<ShopSettings, 'apiOrigin'>;
  /** The address of who asks, for the back end's throttle. */
  readonly client: string;
  readonly fetch: typeof fetch;
  readonly logger: Logger;
}

/**
 * 'Wachtwoord vergeten' as a plain form, from a browser without scripts (docs/adr/0042). The back end decides as ever: it
 * is told who asks and from which origin, so that its throttle and its check of foreign origins hold here too.
 *
 * @returns the way back to the page, which says what came of it
 */
export async function answerPasswordRequest(request: Request, options: AnswerOptions): Promise<Response> {
  const form = await readPostedForm(request);
  const email = cleanText(form?.get('email') ?? '');
  const outcome = email === '' ? 'leeg' : await requestPassword(email, request.headers, options);
  const location = `${paths.forgotPassword.href()}?uitkomst=${outcome}`;
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}

async function requestPassword(email: string, asked: Headers, options: AnswerOptions): Promise<string> {
  const { settings, client, fetch, logger } = options;
  const api = createApiClient({
    origin: settings.apiOrigin,
    pageOrigin: settings.apiOrigin,
    timeout: 8000,
    fetch: (input, init) => {
      const headers = new Headers(init?.headers);
      headers.set('x-forwarded-for', client);
      // A form always says where it stands, be it that it does not tell.
      headers.set('origin', asked.get('origin') ?? 'null');
      return fetch(input, { ...init, headers });
    },
  });
  try {
    await api.requestPassword(email);
    return 'verstuurd';
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 0;
    logger.warn({ event: 'password-request-refused', status });
    // As the page itself says it: one text for every refusal, and none that tells who has an account without a clear answer.
    return status >= 400 && status < 500 ? 'onbekend' : 'mislukt';
  }
}
