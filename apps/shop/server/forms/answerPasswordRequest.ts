import { ApiError } from '@magazijn/api-client';
import { cleanText } from '@magazijn/domain/validation';
import { paths } from '../../src/shared/links/paths.ts';
import { readPostedForm } from '../http/readBody.ts';
import { createFormClient, type FormOptions } from './createFormClient.ts';

/**
 * 'Wachtwoord vergeten' as a plain form, from a browser without scripts (docs/adr/0042).
 *
 * @returns the way back to the page, which says what came of it
 */
export async function answerPasswordRequest(request: Request, options: FormOptions): Promise<Response> {
  const form = await readPostedForm(request);
  const email = cleanText(form?.get('email') ?? '');
  const outcome = email === '' ? 'leeg' : await requestPassword(email, request.headers, options);
  const location = `${paths.forgotPassword.href()}?uitkomst=${outcome}`;
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}

async function requestPassword(email: string, asked: Headers, options: FormOptions): Promise<string> {
  try {
    await createFormClient(asked, options).requestPassword(email);
    return 'verstuurd';
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 0;
    options.logger.warn({ event: 'password-request-refused', status });
    // As the page itself says it: one text for every refusal, and none that tells who has an account without a clear answer.
    return status >= 400 && status < 500 ? 'onbekend' : 'mislukt';
  }
}
