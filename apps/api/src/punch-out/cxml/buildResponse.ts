import type { ApiParts } from '../../ApiParts.ts';
import { buildCxml } from './buildCxml.ts';
import type { CxmlFault } from './CxmlFault.ts';

/** What a request that was accepted answers beside its Status. */
export type CxmlAnswer = Readonly<Record<string, object>>;

/** The Response to a request: OK with its answer, or the fault that refused it. */
export function buildResponse(parts: ApiParts, outcome: CxmlAnswer | CxmlFault): string {
  const isFault = outcome instanceof Error;
  const status = isFault
    ? { '@code': String(outcome.code), '@text': outcome.text, '#text': outcome.message }
    : { '@code': '200', '@text': 'OK' };
  return buildCxml(parts, { Response: { Status: status, ...(isFault ? {} : outcome) } });
}
