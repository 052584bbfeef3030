/**
 * What keeps a database from being used for a while, by PostgreSQL's code, the driver's or the socket's. The driver is the
 * only one here whose errors have these: what `fetch` meets is called `TypeError` and has none.
 */
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

/** A database that cannot be used for now. */
export interface DatabaseOutage {
  readonly code: string;
  /** One sentence for the log: no address, nothing of the statement. */
  readonly text: string;
}

/** Reads of an error that the database cannot be used for now; null when it is something else. */
export function databaseOutage(error: unknown): DatabaseOutage | null {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = Object.hasOwn(outages, code) ? outages[code] : undefined;
  return reason === undefined
    ? null
    : { code, text: `The database cannot be used: ${reason} (${code}). See docs/runbook.md, 8.` };
}
