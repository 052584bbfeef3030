import { punchOutCalls } from './calls/punchOutCalls.ts';
import type { ApiOptions } from './transport/ApiOptions.ts';
import { createTransport } from './transport/createTransport.ts';

/** The punch-out calls, typed by their file so that editors show its docs. */
export type PunchOutClient = ReturnType<typeof punchOutCalls>;

/** Separate from the other calls, since few sessions start in a procurement system. */
export const createPunchOutClient = (options: ApiOptions = {}): PunchOutClient =>
  punchOutCalls(createTransport(options));
