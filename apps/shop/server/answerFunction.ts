import { ApiError } from '@magazijn/api-client';
import { ociTexts } from '../src/features/oci/ociTexts.ts';
import type { PunchedIn } from '../src/features/oci/PunchedIn.ts';
import { punchIn } from '../src/features/oci/punchIn.ts';
import type { CallUp } from '../src/punch-out/CallUp.ts';
import type { CallUpOptions } from './backEndOf.ts';
import { punchInAtBackEnd } from './punchInAtBackEnd.ts';
import { returnHtml } from './returnHtml.ts';

/**
 * Answers FUNCTION=VALIDATE and FUNCTION=BACKGROUND_SEARCH on the same URL with a form (SAP Open Catalog Interface 4.0,
 * "Outbound Section"). The former sends itself and shows nothing; the latter is read by the procurement system's server,
 * so it keeps its button and has no script. A refusal is a sentence and a status (X06).
 */
export async function answerFunction(callUp: CallUp, options: CallUpOptions): Promise<Response> {
  const outcome = await punchIn(callUp, punchInAtBackEnd(options)).catch((error: unknown): PunchedIn => {
    const status = error instanceof ApiError ? error.status : 0;
    console.warn(JSON.stringify({ event: 'punch-out-refused', status }));
    return { kind: 'FAILED' };
  });
  if (outcome.kind === 'answered') return returnHtml(outcome.form, outcome.byHand);
  const text = outcome.kind === 'entered' ? ociTexts.FAILED : ociTexts[outcome.kind];
  return new Response(text, {
    status: 403,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
    },
  });
}
