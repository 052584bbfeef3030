// What a return needs: code that only a punch-out session loads.

export { leaveWith } from './postReturn.ts';
export { prepareReturn } from './prepareReturn.ts';
export { punchOutClient } from './punchOutClient.ts';
