import { ApiError, checkHookUrl } from '@magazijn/api-client';
import { paths } from '../src/paths/paths.ts';
import type { CallUp } from '../src/punch-out/CallUp.ts';
import { readCallUp } from '../src/punch-out/readCallUp.ts';
import { readFormText } from '../src/punch-out/readFormText.ts';
import { answerFunction } from './answerFunction.ts';
import { backEndOf, type CallUpOptions } from './backEndOf.ts';
import { readPostedCallUp } from './readPostedCallUp.ts';

/** What a procurement system reads itself, without a person and without a script. */
const answered = ['VALIDATE', 'BACKGROUND_SEARCH'];

/**
 * Answers a procurement system's call-up where the web server has to: one by POST (decision "POST to `oci/login`"), for
 * which it logs in at the back end and sends the browser on with a code that is good once, and functions that are
 * answered by a form. Whatever is wrong with the former, the page itself says so: it is opened without a code.
 *
 * @returns null when the page is to be served: it reads the call-up in the browser
 */
export async function answerCallUp(request: Request, options: CallUpOptions): Promise<Response | null> {
  const isPost = request.method === 'POST';
  const body = isPost ? await readPostedCallUp(request) : null;
  const query = readFormText(new URL(request.url).search);
  const callUp = body === null ? readCallUp(query) : readCallUp(body, query);
  const isComplete = callUp.username !== '' && callUp.password !== '';
  const asked = (callUp.parameters.FUNCTION ?? '').trim().toUpperCase();
  if (isComplete && answered.includes(asked)) return answerFunction(callUp, options);
  if (!isPost) return null;

  const code = isComplete && body !== null ? await codeFor(callUp, options) : null;
  // A code in the hash is in no log and no Referer.
  const location = `${paths.ociLogin.href()}${code === null ? '' : `#code=${encodeURIComponent(code)}`}`;
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}

async function codeFor(callUp: CallUp, options: CallUpOptions): Promise<string | null> {
  const { username, password, parameters } = callUp;
  const { publicUrl: ownOrigin, ociAllowHttp: allowHttp } = options.settings;
  const { HOOK_URL: hookUrl = '' } = parameters;
  if (hookUrl !== '' && checkHookUrl(hookUrl, { ownOrigin, hosts: [], allowHttp }) === null) return null;
  try {
    return await backEndOf(options)(null).createPunchOutCode(username, password, parameters);
  } catch (error) {
    // The status alone: nothing of what was sent belongs in a log.
    const status = error instanceof ApiError ? error.status : 0;
    console.warn(JSON.stringify({ event: 'punch-out-refused', status }));
    return null;
  }
}
