import { ApiError } from '@magazijn/api-client';
import { credentials } from '../../src/features/account/credentials.ts';
import { type LoginError, loginErrorMessage, toLoginError } from '../../src/features/account/LoginError.ts';
import { loggedInHref, safeReturnUrl } from '../../src/shared/links/paths.ts';
import { readPostedForm } from '../http/readBody.ts';
import { createFormClient, type FormOptions, type ShowForm } from './createFormClient.ts';

interface AnswerLoginOptions extends FormOptions {
  readonly show: ShowForm;
}

/** The status of the form with an error. Never 401, on which a browser may open its own password dialog. */
const statuses: Partial<Record<LoginError['kind'], number>> = { throttled: 429, unreachable: 503 };

/**
 * Handles the login form of a browser without scripts (docs/adr/0042). Only scripts can store the session, so
 * it redirects with a one-time code in the hash, which appears in no log and no Referer.
 */
export async function answerLogin(request: Request, options: AnswerLoginOptions): Promise<Response> {
  const form = await readPostedForm(request);
  const email = form?.get('email') ?? '';
  const given = credentials.safeParse({ email, password: form?.get('password') ?? '' });
  const outcome: LoginError | { readonly kind: 'right'; readonly code: string | null } = given.success
    ? await checkLogin(given.data, request.headers, options)
    : { kind: 'credentials' };
  if (outcome.kind !== 'right') {
    return options.show(
      { fields: { email }, errors: [], message: loginErrorMessage(outcome) },
      statuses[outcome.kind] ?? 422,
      outcome.kind === 'throttled' ? { 'retry-after': String(outcome.minutes * 60) } : {},
    );
  }
  const page = loggedInHref(safeReturnUrl(new URL(request.url).searchParams.get('returnUrl')));
  const location = outcome.code === null ? page : `${page}#code=${encodeURIComponent(outcome.code)}`;
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}

/** Checks the login at the back end. A code creates a session only when it is used. */
async function checkLogin(
  { email, password }: { readonly email: string; readonly password: string },
  asked: Headers,
  options: FormOptions,
): Promise<LoginError | { readonly kind: 'right'; readonly code: string | null }> {
  const api = createFormClient(asked, options);
  try {
    return { kind: 'right', code: await api.createPunchOutCode(email, password, {}) };
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) return refusal(error, options);
  }
  // For back ends without codes.
  try {
    const token = await api.logIn(email, password);
    await api.logOut(token).catch(() => options.logger.warn({ event: 'login-not-ended' }));
    return { kind: 'right', code: null };
  } catch (error) {
    return refusal(error, options);
  }
}

function refusal(error: unknown, { logger }: FormOptions): LoginError {
  // Only the status: the form's data must not be logged.
  logger.warn({ event: 'login-refused', status: error instanceof ApiError ? error.status : 0 });
  return toLoginError(error);
}
