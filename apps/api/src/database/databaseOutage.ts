/** Codes of an unusable database. Errors of `fetch` have none: those are a `TypeError`. */
const outages: Readonly<Record<string, string>> = {
  '53100': 'its disk is full',
  '53200': 'its memory is full',
  '53300': 'it has no connection left',
  '57P01': 'it is being shut down',
  '57P02': 'one of its processes crashed',
  '57P03': 'it is starting or stopping',
  CONNECT_TIMEOUT: 'it does not answer',
  CONNECTION_CLOSED: 'it closed the connection',
  CONNECTION_DESTROYED: 'the connection was ended',
  CONNECTION_ENDED: 'the connection was ended',
  EAI_AGAIN: 'its name cannot be looked up',
  ECONNREFUSED: 'nothing answers at its address',
  ECONNRESET: 'it broke off the connection',
  EHOSTUNREACH: 'no way leads to its address',
  ENETUNREACH: 'no way leads to its address',
  ENOTFOUND: 'there is no machine of its name',
  EPIPE: 'it broke off the connection',
  ETIMEDOUT: 'it does not answer',
};

export interface DatabaseOutage {
  readonly code: string;
  /** One sentence for the log, without addresses and statement text. */
  readonly text: string;
}

/** The outage behind an error; null for other errors. */
export function databaseOutage(error: unknown): DatabaseOutage | null {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = Object.hasOwn(outages, code) ? outages[code] : undefined;
  return reason === undefined
    ? null
    : { code, text: `The database cannot be used: ${reason} (${code}). See docs/runbook.md, 8.` };
}
