import { punchOutCalls } from './calls/punchOutCalls.ts';
import type { ApiOptions } from './transport/ApiOptions.ts';
import { createTransport } from './transport/createTransport.ts';

/** The calls of punch-out, named by their file, so that the editor shows what stands there about each. */
export type PunchOutClient = ReturnType<typeof punchOutCalls>;

/**
 * The calls of punch-out. Apart from the other calls, since few visits begin in a procurement system: a shop loads them
 * when one does.
 */
export const createPunchOutClient = (options: ApiOptions = {}): PunchOutClient =>
  punchOutCalls(createTransport(options));
