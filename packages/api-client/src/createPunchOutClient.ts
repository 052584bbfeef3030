import { punchOutCalls } from './calls/punchOutCalls.ts';
import type { ApiOptions } from './transport/ApiOptions.ts';
import { createTransport } from './transport/createTransport.ts';

/**
 * The calls of punch-out. Apart from the other calls, since few sessions begin in a procurement system: a shop loads them
 * when one does.
 */
export const createPunchOutClient = (options: ApiOptions = {}) => punchOutCalls(createTransport(options));

export type PunchOutClient = ReturnType<typeof createPunchOutClient>;
