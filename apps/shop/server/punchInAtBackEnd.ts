import type { PunchInParts } from '../src/features/oci/PunchedIn.ts';
import { backEndOf, type CallUpOptions } from './backEndOf.ts';

/** Punching in on the web server: for systems that read the answer themselves. */
export function punchInAtBackEnd(options: CallUpOptions): PunchInParts {
  const clientsOf = backEndOf(options);
  const { logIn, exchangePunchOutCode } = clientsOf(null);
  return {
    logIn,
    exchangeCode: exchangePunchOutCode,
    callsOf: clientsOf,
    ownOrigin: options.settings.publicUrl,
    allowHttp: options.settings.ociAllowHttp,
  };
}
