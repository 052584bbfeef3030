import { ApiError } from '@magazijn/api-client';
import { cleanText } from '@magazijn/domain/validation';
import { paths } from '../../src/shared/links/paths.ts';
import { readPostedForm } from '../http/readBody.ts';
import { createFormClient, type FormOptions } from './createFormClient.ts';

/** Handles 'Wachtwoord vergeten' without scripts (docs/adr/0042): redirects with the result as a flag. */
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
    // Like the page: one text for every refusal, and no hint about accounts without a clear response.
    return status >= 400 && status < 500 ? 'onbekend' : 'mislukt';
  }
}
